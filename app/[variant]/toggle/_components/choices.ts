import { togglePage, type ToggleChoice } from '@/content/en/ui/tools/toggle'

export const choices = Object.keys(togglePage.choices) as ToggleChoice[]

export function isChoice(value: unknown): value is ToggleChoice {
  return choices.some((choice) => choice === value)
}
