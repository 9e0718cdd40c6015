import type { SurgicalEntry } from '@/content/schemas/service-schema'

/** Thin line icons in the style of the spine drawing, with accents in poppy. */
const drawings: Record<SurgicalEntry['icon'], [line: string, accent: string]> = {
  'small-cut': ['M6 30c8-6 20-6 28 0M14 8l8 14', 'M18 27h4'],
  column: ['M12 6h14v6H12zM12 28h14v6H12z', 'M13 17h14v6H13zM30 9v22'],
  guide: ['M6 34 20 20M24 6h10v10', 'M20 20 32 8M17 20h6M20 17v6'],
  camera: ['M5 20h18v6H5zM23 21l6 0v4l-6 0', 'M29 23l6-6M29 23h7M29 23l6 6'],
  disc: ['M10 8h20v8H10zM10 24h20v8H10z', 'M11 20h18'],
  needle: ['M7 33l6-6M12 22l6 6M15 25 29 11M26 8l6 6', 'M5 35l2-2M19 21l3 3'],
  joint: ['M8 8c6 2 9 6 9 12M32 32c-6-2-9-6-9-12', 'M17 20c2-2 4-2 6 0'],
  wave: ['M20 34V18', 'M14 14c3 3 9 3 12 0M10 9c5 5 15 5 20 0'],
  walk: ['M21 9a2 2 0 1 0 .1 0M20 14l-3 8 5 4 1 8M17 22l-4 11', 'M20 15l6 4M19 16l-6 3'],
  plan: ['M11 6h18v28H11zM15 13h10M15 19h10', 'M15 26l3 3 6-6'],
}

export function TreatmentIcon({ name }: { name: SurgicalEntry['icon'] }) {
  const [line, accent] = drawings[name]
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="size-10 fill-none stroke-[1.6]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={line} className="stroke-pine" />
      <path d={accent} className="stroke-poppy" />
    </svg>
  )
}
