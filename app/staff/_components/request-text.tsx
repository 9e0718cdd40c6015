import { Alert } from '@/components/ui/alert'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import type { Line, RequestText as Text } from '@/lib/contact/callback/staff-page'

/** What one request says. */
export function RequestText({ text }: { text: Text }) {
  const { reference, received, warnings, triage, rows, message } = text
  const urgent = triage === null ? warnings : [...warnings, triage]
  return (
    <div className="space-y-3 border-line not-first:mt-4 not-first:border-t not-first:pt-4">
      {urgent.length > 0 && (
        <Alert variant="destructive" layout="compact" className="space-y-2 font-semibold">
          {urgent.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <h3 className="sr-only">{staffEmail.labels.message}</h3>
      <p dir="auto" className="border-l-4 border-line pl-3 whitespace-pre-wrap">
        {message}
      </p>
      <Lines lines={rows} />
      <p className="text-sm text-muted">
        {received} <span className="whitespace-nowrap">{reference}</span>
      </p>
    </div>
  )
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {lines.map(({ label, value, href }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>
              {href ? (
                <a href={href} className="link">
                  {value}
                </a>
              ) : (
                value
              )}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
