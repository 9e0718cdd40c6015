import { TextPageView } from '@/components/sections/text-page-view'
import { blog } from '@/content/pages/blog'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/blog', blog)

export default function BlogPage() {
  return <TextPageView path="/blog" page={blog} />
}
