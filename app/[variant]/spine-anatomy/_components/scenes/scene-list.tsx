import { SceneFigure } from './scene-figure'
import { fracture } from '@/components/spine/scenes/chest'
import { stenosis } from '@/components/spine/scenes/from-above'
import { fusion, herniation, slip } from '@/components/spine/scenes/low-back'
import { replacement } from '@/components/spine/scenes/neck'
import type { Scene } from '@/components/spine/scenes/scene'
import { scenes, scenesWords } from '@/content/anatomy/scenes'
import type { SourceKey } from '@/content/sources'

const drawings = { herniation, stenosis, slip, fracture, fusion, replacement } satisfies Record<
  keyof typeof scenes,
  Scene
>

/** Common changes at a level, each shown before and after. */
export function SceneList({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby={scenesWords.id} className="border-t border-line bg-bone">
      <div className="container-page section-space">
        <h2 id={scenesWords.id} className="text-3xl">
          {scenesWords.heading}
        </h2>
        <p className="mt-3 measure text-muted">{scenesWords.lead}</p>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {Object.entries(drawings).map(([key, scene]) => (
            <SceneFigure key={key} scene={scene} words={scenes[key as keyof typeof scenes]} notes={notes} />
          ))}
        </div>
      </div>
    </section>
  )
}
