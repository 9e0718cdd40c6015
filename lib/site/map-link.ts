import { office } from '@/content/generated/practice/office'

/** Where a map service shows the office. */
export const mapLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(office.addressLine)}`
