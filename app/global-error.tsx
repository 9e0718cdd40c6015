'use client'

import { failure } from '@/content/en/ui/site/failure'

/**
 * Last-resort error page, in place of Next's. It is self-contained because the error may be in the layout.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body
        style={{
          maxWidth: '34rem',
          margin: '15vh auto',
          padding: '0 1.5rem',
          font: '1.125rem/1.6 Verdana, sans-serif',
        }}
      >
        <h1>{failure.title}</h1>
        <p>{failure.text}</p>
        <p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            style={{ font: 'inherit', minHeight: '3rem' }}
          >
            {failure.retry}
          </button>{' '}
          {/* In full, because the router may be what failed. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/">{failure.home}</a>
        </p>
      </body>
    </html>
  )
}
