import { Thumbnail } from '@/components/sections/thumbnail'
import { articleListWords, topicDrawings } from '@/content/en/ui/pages/articles'
import { type Topic, topics } from '@/content/schemas/article-schema'

/** The topics, each with a picture. A topic shows only its articles; without JavaScript, it leads to all of them. */
export function TopicDoors() {
  return (
    <nav aria-label={articleListWords.topics} className="mb-8 print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-4 sm:grid-cols-4 lg:grid-cols-7">
        {Object.entries(topics).map(([topic, label]) => (
          <li key={topic}>
            <a href={`/blog#${topic}`} className="block min-h-12 text-[1rem] leading-snug link">
              <Thumbnail
                name={topicDrawings[topic as Topic]}
                sizes="(min-width: 64.0625rem) 10rem, 50vw"
                className="mb-1.5 h-20 w-full"
              />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
