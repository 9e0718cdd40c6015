import { hoursLines, phoneHoursLine, weekendOf } from './opening-lines'

const monday = { from: 'Monday', to: 'Thursday', opens: 8, closes: 17 } as const
const friday = { from: 'Friday', to: 'Friday', opens: 8, closes: 16, phoneUntil: 17 } as const

test('hours are printed by day or range, the closed days last', () =>
  expect(hoursLines([monday, friday])).toEqual([
    { days: 'Monday to Thursday', time: '8:00 AM to 5:00 PM', isOpen: true },
    { days: 'Friday', time: '8:00 AM to 4:00 PM (phone until 5:00 PM)', isOpen: true },
    { days: 'Saturday and Sunday', time: 'Closed', isOpen: false },
  ]))

test('three closed days are a list, and an office that never closes has none', () => {
  expect(hoursLines([monday]).at(-1)?.days).toBe('Friday, Saturday and Sunday')
  expect(hoursLines([{ from: 'Monday', to: 'Sunday', opens: 12, closes: 20.5 }])).toEqual([
    { days: 'Monday to Sunday', time: '12:00 PM to 8:30 PM', isOpen: true },
  ])
})

test('days on which the phone is answered at the same hours are one range', () => {
  expect(phoneHoursLine([monday, friday])).toBe('Monday-Friday 8:00 AM-5:00 PM')
  expect(phoneHoursLine([monday, { ...friday, phoneUntil: undefined }])).toBe(
    'Monday-Thursday 8:00 AM-5:00 PM, Friday 8:00 AM-4:00 PM',
  )
  expect(phoneHoursLine([monday, { from: 'Saturday', to: 'Saturday', opens: 8, closes: 17 }])).toBe(
    'Monday-Thursday 8:00 AM-5:00 PM, Saturday 8:00 AM-5:00 PM',
  )
})

test('the weekend is the longest time for which the office is closed', () => {
  expect(weekendOf([monday, friday])).toEqual({ from: 'Friday 4:00 PM', to: 'Monday 8:00 AM' })
  const middle = { from: 'Wednesday', to: 'Saturday', opens: 9.5, closes: 18 } as const
  expect(weekendOf([middle])).toEqual({
    from: 'Saturday 6:00 PM',
    to: 'Wednesday 9:30 AM',
  })
})
