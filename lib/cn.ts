import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names and lets the last of several conflicting Tailwind classes win. For server components only:
 * tailwind-merge adds 8 KB to a browser's script (docs/decisions/0038). Client components use `clsx`.
 */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
