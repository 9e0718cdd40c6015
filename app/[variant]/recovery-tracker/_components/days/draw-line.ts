import { FixedScaleAxis, LineChart, Svg } from 'chartist'
import type { Series } from '@/lib/on-device/tracker/chart-series'

type Attributes = string | Record<string, unknown>
type SvgAttribute = (this: Svg, attributes: Attributes, namespace?: string) => unknown

/**
 * Chartist sets some sizes through style attributes, which the CSP blocks and reports. Setting them on the
 * element's style object is allowed.
 */
const setAttribute = Svg.prototype.attr as SvgAttribute
Svg.prototype.attr = function (this: Svg, attributes: Attributes, namespace?: string) {
  if (typeof attributes !== 'object' || typeof attributes.style !== 'string')
    return setAttribute.call(this, attributes, namespace)
  const { style, ...others } = attributes
  const node = this.getNode() as SVGElement
  node.style.cssText = style
  return setAttribute.call(this, others, namespace)
} as typeof Svg.prototype.attr

/**
 * Draws a series at the element's width, connecting the line across days without a value. Returns a cleanup
 * function.
 */
export function drawLine(place: HTMLElement, series: Series, high: number, isSmall: boolean): () => void {
  const top = Math.ceil(Math.max(high, ...series.values.map((value) => value ?? 0)) / 10) * 10
  const points = series.values.flatMap((value, day) => (value === null ? [] : [{ x: day, y: value }]))
  const chart = new LineChart(
    place,
    { series: [points] },
    {
      ...(isSmall ? { width: '210px', height: '80px' } : {}),
      fullWidth: true,
      lineSmooth: false,
      chartPadding: { top: 12, right: 8, bottom: 4, left: 0 },
      axisX: {
        type: FixedScaleAxis,
        low: 0,
        high: series.values.length - 1,
        ticks: [],
        showLabel: false,
        showGrid: false,
        offset: 6,
      },
      axisY: { type: FixedScaleAxis, low: 0, high: top, ticks: [0, top / 2, top], offset: 40 },
    },
  )
  return () => chart.detach()
}
