import { Alert } from '@/components/ui/alert'

/** Why the last press did nothing. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Alert variant="destructive" layout="compact" role="alert" className="my-4 font-semibold">
      {text}
    </Alert>
  )
}
