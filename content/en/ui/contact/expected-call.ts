/** When to expect a call after sending a request, by why the office is closed in between. */
export const expectedCallWords = {
  open: (day: string, time: string) => `Expect our call by ${day} at ${time}.`,
  weekend: (day: string, time: string) =>
    `Our office is closed on weekends. Expect a call by ${day} at ${time}.`,
  holiday: (day: string, time: string) =>
    `Our office is closed on weekends and holidays. Expect a call by ${day} at ${time}.`,
} as const
