import { WordList } from './_components/word-list'
import { TextFilter } from '@/components/sections/text-filter'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { glossaryWords } from '@/content/en/ui/pages/glossary'
import { pages } from '@/content/generated/en/pages'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/resources/glossary', pages.glossary)

const { sections: words, ...page } = pages.glossary
const letters = [...new Set(words.map(({ heading }) => heading[0]!.toUpperCase()))]
const idOf = (letter: string) => `letter-${letter.toLowerCase()}`

/** The words of an MRI report or a surgeon's letter, by first letter. */
export default function GlossaryPage() {
  return (
    <ReadingPage
      path="/resources/glossary"
      page={{ ...page, sections: [] }}
      isReference
      childEntries={letters.map((letter) => ({ id: idOf(letter), heading: letter }))}
    >
      <TextFilter count={words.length} words={glossaryWords} />
      <div className="mt-8 space-y-10">
        {letters.map((letter) => (
          <WordList
            key={letter}
            id={idOf(letter)}
            letter={letter}
            words={words.filter(({ heading }) => heading.toUpperCase().startsWith(letter))}
            notes={inOrder(page.health?.sources ?? [])}
          />
        ))}
      </div>
    </ReadingPage>
  )
}
