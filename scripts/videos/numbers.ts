/** How far each thing on a stage has come; what is left out is not there. */
export type Shows = Readonly<Record<string, number>>

/** A stage's drawing in a field of 640 by 720. */
export type Stage = (props: { shows: Shows }) => React.ReactNode

export const lerp = (from: number, to: number, at: number): number => from + (to - from) * at

/** Slow at both ends: from 0 to 1 while `at` goes from 0 to 1. */
export function ease(at: number): number {
  const x = Math.min(1, Math.max(0, at))
  return x * x * (3 - 2 * x)
}

/** To a tenth, so that frames which look the same are the same text. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
