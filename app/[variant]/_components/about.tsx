import Link from 'next/link'
import { home } from '@/content/home'

export function About() {
  return (
    <section id="about" aria-labelledby="about-heading" className="container-page section-space">
      <h2 id="about-heading" className="text-2xl md:text-3xl">
        {home.about.heading}
      </h2>
      <p className="mt-4 measure text-lg">{home.about.text}</p>
      <Link href="/about" className="mt-4 inline-block py-2 link">
        {home.about.link}
      </Link>
    </section>
  )
}
