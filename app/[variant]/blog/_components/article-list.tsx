import { TopicDoors } from './topic-doors'
import { TopicLinks } from '@/components/sections/articles/topic-links'
import { FilterList } from '@/components/sections/filter-list'
import { BesideThumbnail } from '@/components/sections/thumbnail'
import { Link } from '@/components/site/navigation/link'
import { topics } from '@/content/schemas/article-schema'
import { articleListWords } from '@/content/en/ui/pages/articles'
import { articleDrawings } from '@/content/collections/article-drawings'
import { articles } from '@/content/collections/articles'
import { readingWords } from '@/content/en/ui/site/reading'
import { readingMinutes } from '@/lib/site/pages/reading-time'

const options = Object.entries(topics).map(([key, label]) => ({ key, label }))

/** All articles, with a topic filter. */
export function ArticleList() {
  return (
    <section aria-labelledby="articles" className="container-page pt-8">
      <TopicDoors />
      <h2 id="articles" className="mb-4 text-2xl">
        {articleListWords.heading}
      </h2>
      {/* Target of topic links; without JavaScript the filter does nothing and all articles are shown. */}
      {options.map(({ key }) => (
        <span key={key} id={key} />
      ))}
      <FilterList
        id="article-list"
        label={articleListWords.filter}
        words={readingWords.filter}
        options={options}
        className="grid gap-x-12 border-b border-line lg:grid-cols-2"
        itemClass="border-t border-line py-6"
        items={articles.map((article) => ({
          key: article.slug,
          options: article.topics,
          content: (
            <BesideThumbnail name={articleDrawings[article.slug as keyof typeof articleDrawings]}>
              <h3 className="text-xl">
                <Link href={`/blog/${article.slug}`} className="underline decoration-1 underline-offset-4">
                  {article.heading}
                </Link>
              </h3>
              <p className="mt-1 text-[1rem] text-muted">{article.description}</p>
              <div className="mt-1 flex flex-wrap items-center gap-x-6 text-sm text-muted">
                <p>{readingWords.minutes(readingMinutes(article))}</p>
                <TopicLinks topics={article.topics} />
              </div>
            </BesideThumbnail>
          ),
        }))}
      />
    </section>
  )
}
