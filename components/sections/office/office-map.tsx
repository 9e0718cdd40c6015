import { contactPage } from '@/content/en/ui/contact/page'
import { office } from '@/content/generated/practice/office'

const street = 'fill-none stroke-paper'

/** A static drawing of the area instead of a map service, so no third party learns who views it. */
export function OfficeMap() {
  return (
    <figure className="overflow-hidden rounded-lg border border-line">
      <svg
        viewBox="0 0 640 300"
        className="block w-full bg-bone"
        role="img"
        aria-label={contactPage.directions.drawing}
      >
        {/* Orchard rows on the edge of town. */}
        <g className="stroke-sage" strokeWidth="7" strokeLinecap="round">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <path key={row} d={`M${18 + row * 19} 18V96`} strokeDasharray="1 13" />
          ))}
        </g>
        <rect x="400" y="22" width="92" height="66" rx="5" className="fill-sage" />
        <rect x="150" y="212" width="74" height="60" rx="4" className="fill-line" />
        <rect x="250" y="212" width="96" height="34" rx="4" className="fill-line" />
        <rect x="536" y="214" width="78" height="58" rx="4" className="fill-line" />
        <rect x="160" y="30" width="58" height="50" rx="4" className="fill-line" />
        <rect x="252" y="30" width="92" height="50" rx="4" className="fill-line" />
        <g className={street} strokeWidth="15">
          <path d="M0 114H640M0 194H640M134 0V300M236 0V300M372 0V300M516 0V300" />
        </g>
        {/* The main road, the railway and the canal. */}
        <path
          d="M-10 158C150 150 250 148 372 154S560 168 650 150"
          className="fill-none stroke-gold"
          strokeWidth="17"
        />
        <path d="M60 310L330 -10" className="fill-none stroke-field-line" strokeWidth="2" />
        <path
          d="M60 310L330 -10"
          className="fill-none stroke-field-line"
          strokeWidth="8"
          strokeDasharray="1.5 12"
        />
        <path
          d="M560 -10C580 60 604 96 650 112"
          className="fill-none stroke-pine"
          strokeWidth="5"
          opacity="0.35"
        />
        {/* The office. */}
        <rect x="394" y="208" width="84" height="56" rx="4" className="fill-pine" />
        <path
          d="M436 204c-17-20-27-32-27-46a27 27 0 1 1 54 0c0 14-10 26-27 46z"
          className="fill-poppy stroke-paper"
          strokeWidth="3"
        />
        <circle cx="436" cy="158" r="9" className="fill-paper" />
      </svg>
      <figcaption className="plain-zero border-t border-line px-5 py-4">
        <strong>{contactPage.local.officeName}</strong>
        <br />
        {office.addressLine}
      </figcaption>
    </figure>
  )
}
