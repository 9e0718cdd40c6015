import { LetterLinks } from './_components/letter-links'
import { WordList } from './_components/word-list'
import { TextFilter } from '@/components/sections/text-filter'
import { InShort } from '@/components/sections/reading/in-short'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { glossaryWords } from '@/content/en/ui/pages/glossary'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/resources/glossary', pages.glossary)

const { sections: words, inShort = [], ...page } = pages.glossary
const letters = [...new Set(words.map(({ heading }) => heading[0]!.toUpperCase()))]
const idOf = (letter: string) => `letter-${letter.toLowerCase()}`
const notes = inOrder(page.health?.sources ?? [])

/** The filter and the first letters, beside the words where there is room. */
function Words() {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 py-8 lg:grid-cols-[17rem_minmax(0,42rem)]">
      <div className="space-y-4 self-start desktop:lg:sticky desktop:lg:top-8">
        <TextFilter count={words.length} words={glossaryWords} />
        <div data-filter-links="">
          <LetterLinks letters={letters} idOf={idOf} />
        </div>
      </div>
      <div className="space-y-10">
        <InShort points={inShort} notes={notes} />
        {letters.map((letter) => (
          <WordList
            key={letter}
            id={idOf(letter)}
            letter={letter}
            words={words.filter(({ heading }) => heading.toUpperCase().startsWith(letter))}
            notes={notes}
          />
        ))}
      </div>
    </div>
  )
}

/** The words of an MRI report or a surgeon's letter, by first letter. */
export default function GlossaryPage() {
  return (
    <ReadingPage
      path="/resources/glossary"
      page={{ ...page, sections: [] }}
      isReference
      isHub
      feature={<Words />}
    />
  )
}
