import type { MetadataRoute } from 'next'
import { home } from '@/content/en/ui/pages/home'
import { offlineWords } from '@/content/en/ui/tools/offline'
import { practice } from '@/content/generated/practice/practice'
import { appPage } from '@/lib/on-device/offline/pages'
import { defaultLocale } from '@/lib/site/locales'
import { paper } from '@/lib/site/page-colors'

/** For visitors who add the site to their home screen. It keeps the browser UI, including Back. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: practice.name,
    description: home.description,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    lang: defaultLocale.tag,
    background_color: paper.light,
    theme_color: paper.light,
    shortcuts: [{ name: offlineWords.none.pages[appPage], url: appPage }],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
