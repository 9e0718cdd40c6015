import { Link } from '@/components/site/navigation/link'
import { topics, type Topic } from '@/content/schemas/article-schema'
import { readingWords } from '@/content/en/ui/site/reading'

/** An article's topics, each linking to its articles. */
export function TopicLinks({ topics: own }: { topics: readonly Topic[] }) {
  return (
    <ul aria-label={readingWords.topics} className="flex flex-wrap gap-x-4">
      {own.map((topic) => (
        <li key={topic}>
          <Link href={`/blog#${topic}`} className="inline-block py-2 link">
            {topics[topic]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
