import { practice } from '@/content/generated/practice/practice'
import { type FittedTitle, lineHeight } from '@/lib/site/og/fit-title'
import type { Picture } from '@/lib/site/og/picture'
import { detailsOf, gap } from './details'
import { FigurePanel } from './figure-panel'
import { looks } from './looks'
import { SpineDetail } from './spine-detail'
import { logoBars } from '@/components/site/header/logo-bars'

const [width, height, margin] = [1200, 630, 64]
const panel = { width: 400, height }
/** Position of the title, in pixels. */
export const titleBox = { width: width - panel.width - margin - 40, height: 336 }
/** Letter spacing of the title, as on the pages. */
export const titleTracking = -0.015

/** The logo's five bars in the image's colors. */
function Mark({ bar, highlighted, height }: { bar: string; highlighted: string; height: number }) {
  return (
    <svg viewBox="0 0 25 33" width={(height * 25) / 33} height={height}>
      {logoBars.map(({ x, y, width, isHighlighted }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          fill={isHighlighted ? highlighted : bar}
        />
      ))}
    </svg>
  )
}

/** A page's image for link previews. Every box is a flex container: the renderer supports nothing else. */
export function Drawing({ picture, title }: { picture: Picture; title: FittedTitle }) {
  const look = looks[picture.kind]
  const levels = picture.levels.length > 0 ? picture.levels : look.around
  const details = picture.figure ? [] : detailsOf(levels, panel)
  return (
    <div style={{ display: 'flex', width, height, background: look.ground }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: width - panel.width,
          padding: `${margin - 8}px 0 ${margin}px ${margin}px`,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            fontFamily: 'heading',
            fontSize: 40,
            color: look.ink,
          }}
        >
          <Mark {...look.mark} height={52} />
          <span style={{ marginLeft: 18, letterSpacing: '-0.01em' }}>{practice.name}</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <span style={{ fontFamily: 'text', fontSize: 34, color: look.label, marginBottom: 14 }}>
            {picture.label}
          </span>
          {title.lines.map((line, index) => (
            <span
              key={index}
              style={{
                fontFamily: 'heading',
                fontSize: title.size,
                lineHeight,
                letterSpacing: titleTracking * title.size,
                color: look.ink,
                whiteSpace: 'nowrap',
              }}
            >
              {line}
            </span>
          ))}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap, ...panel }}>
        {picture.figure && <FigurePanel name={picture.figure} ground={look.panel} panel={panel} />}
        {details.map((detail) => (
          <div key={detail.view.y} style={{ display: 'flex', background: look.panel }}>
            <SpineDetail detail={detail} highlighted={picture.levels} bones={look.bones} />
          </div>
        ))}
      </div>
    </div>
  )
}
