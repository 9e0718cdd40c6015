import { Fragment } from 'react'
import { office } from '@/content/generated/practice/office'

const { display, href } = office.phone

/** A text with the office's number as a link. Only passages for local visitors have the number. */
export function PhoneLinks({ text }: { text: string }) {
  return text.split(display).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a href={href} className="link whitespace-nowrap">
          {display}
        </a>
      )}
      {part}
    </Fragment>
  ))
}
