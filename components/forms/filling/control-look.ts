export const controlLook =
  'min-h-12 w-full min-w-0 rounded-md border-2 border-field-line bg-field px-3.5 py-2.5 text-ink aria-invalid:border-alert'

/** A box or a circle with its words: all of it can be pressed. */
export const optionLook = 'flex min-h-12 cursor-pointer items-center gap-3'
