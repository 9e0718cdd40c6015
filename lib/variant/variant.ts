/**
 * Every page is prerendered once per variant. A variant is the visitor's location mode; its name is the path
 * segment under `app/[variant]` (docs/decisions/0001). Layouts are not variants: CSS handles them.
 */
export const modes = ['local', 'remote', 'unknown'] as const
export type Mode = (typeof modes)[number]

/** The response header with a page's variant. The offline worker stores its copies under it. */
export const variantHeader = 'Page-Variant'

/** The mode with this name, such as a path segment; null if there is none. */
export function parseMode(name: string): Mode | null {
  return modes.find((mode) => mode === name) ?? null
}

/** A value for every mode: one for local visitors, another for everyone else. */
export function localOrOther<Local, Other>(local: Local, other: Other): Record<Mode, Local | Other> {
  return { local, remote: other, unknown: other }
}
