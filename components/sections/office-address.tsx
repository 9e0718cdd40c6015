import { practice } from '@/content/practice'

const { address, city, region, postalCode } = practice.office

/** The office's address in two lines. For local visitors only (spec 6). */
export function OfficeAddress() {
  return (
    <>
      {address}
      <br />
      {city}, {region} {postalCode}
    </>
  )
}
