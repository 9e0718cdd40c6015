import { FollowLayoutOverride } from '@/components/site/layout/follow-layout-override'
import { applyLayoutOverride } from '@/lib/variant/layout-override'

const script = `(${applyLayoutOverride.toString()})()`

/** Applies `mobile-override`, before first paint and whenever it changes. */
export function LayoutOverride() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <FollowLayoutOverride />
    </>
  )
}
