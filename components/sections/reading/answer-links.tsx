/** The pages that say more about an answer. */
export function AnswerLinks({ links }: { links: readonly { href: string; title: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ href, title }) => (
        <li key={href}>
          <a href={href} className="link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
