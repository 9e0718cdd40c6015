type CitedLinkProps = { title: string; href: string | null }

/** A text that a page rests on, with a link where it can be read. */
export function CitedLink({ title, href }: CitedLinkProps) {
  if (!href) return title
  return (
    <a href={href} rel="noreferrer" className="underline underline-offset-4">
      {title}
    </a>
  )
}
