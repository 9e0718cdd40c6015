import { office } from '@/content/generated/practice/office'

const { address, city, region, postalCode } = office

/** The office's address in two lines. For local visitors only. */
export function OfficeAddress() {
  return (
    <>
      {address}
      <br />
      {city}, {region} {postalCode}
    </>
  )
}
