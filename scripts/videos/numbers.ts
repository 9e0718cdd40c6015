/** How visible or advanced each element of a stage is; missing ones are not shown. */
export type Shows = Readonly<Record<string, number>>

/** A stage's drawing in an area of 640 by 720. */
export type Stage = (props: { shows: Shows }) => React.ReactNode

export const lerp = (from: number, to: number, at: number): number => from + (to - from) * at

/** Eases in and out: from 0 to 1 while `at` goes from 0 to 1. */
export function ease(at: number): number {
  const x = Math.min(1, Math.max(0, at))
  return x * x * (3 - 2 * x)
}

/** Rounds to a tenth, so that frames that look the same have the same markup. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
