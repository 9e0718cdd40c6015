type CitedLinkProps = { title: string; href: string | null }

/** A source, linked if it is available online. */
export function CitedLink({ title, href }: CitedLinkProps) {
  if (!href) return title
  return (
    <a href={href} rel="noreferrer" className="underline underline-offset-4">
      {title}
    </a>
  )
}
