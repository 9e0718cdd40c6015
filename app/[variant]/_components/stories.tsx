import { StoriesOnSight } from '@/components/sections/stories/stories-on-sight'
import { StoryList } from '@/components/sections/stories/story-list'
import { stories } from '@/content/stories'
import { storyWords } from '@/content/en/ui/pages/stories'

/** Rotating success stories, labeled when they are samples. Hidden on phones. */
export function Stories() {
  return (
    <section aria-labelledby="stories-heading" className="bg-bone mobile:hidden">
      <div className="container-page grid gap-10 section-space lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
        <div>
          <h2 id="stories-heading" className="text-2xl md:text-3xl">
            {storyWords.heading}
          </h2>
          <p className="mt-3 text-muted">{storyWords.intro}</p>
          {stories.some(({ sample }) => sample) && (
            <p className="mt-4 text-sm text-muted">{storyWords.sample}</p>
          )}
        </div>
        <StoriesOnSight count={stories.length}>
          <StoryList stories={stories} />
        </StoriesOnSight>
      </div>
    </section>
  )
}
