'use client'

import { useRef, useState, type FormEvent } from 'react'
import { CopyPreview } from './copy-preview'
import { PassphraseField } from './passphrase-field'
import { StoreNotice } from './store-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { recordsWords } from '@/content/en/ui/tools/records'
import type { IncomingCode } from '@/lib/on-device/records/incoming'
import type { Result, StoreCode } from '@/lib/on-device/records/result'
import type { Records } from '@/lib/on-device/records/schema'
import type { RecordsStore } from '@/lib/on-device/records/store'

const { open: words } = recordsWords.keepSafe

type Stage =
  | { at: 'choose'; done?: string; refused?: IncomingCode }
  | { at: 'encrypted'; text: string; refused?: IncomingCode }
  | { at: 'preview'; file: Records; here: Records }

/** Restores a saved file: read, previewed, and only then written. */
export function OpenCopy({ store }: { store: RecordsStore }) {
  const input = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage>({ at: 'choose' })
  const [code, setCode] = useState<StoreCode | null>(null)

  const backTo = (done: string) => {
    if (input.current) input.current.value = ''
    setStage({ at: 'choose', done })
    input.current?.focus()
  }
  const read = async (text: string, passphrase?: string) => {
    const { parseIncoming } = await import('@/lib/on-device/records/incoming')
    const here = await store.all()
    if (!here.ok) return setCode(here.code)
    const file = await parseIncoming(text, here.value.people, passphrase)
    if (file.ok) setStage({ at: 'preview', file: file.value, here: here.value })
    else if (passphrase === undefined) setStage({ at: 'choose', refused: file.code })
    else setStage({ at: 'encrypted', text, refused: file.code })
  }
  const handleFile = async (file: File | undefined) => {
    if (!file) return
    setCode(null)
    const { readIncoming } = await import('@/lib/on-device/records/incoming')
    const { isEncryptedFile } = await import('@/lib/on-device/records/encrypted-file')
    const text = await readIncoming(file)
    if (!text.ok) setStage({ at: 'choose', refused: text.code })
    else if (isEncryptedFile(text.value)) setStage({ at: 'encrypted', text: text.value })
    else await read(text.value)
  }
  const handleUnlock = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stage.at === 'encrypted')
      void read(stage.text, String(new FormData(event.currentTarget).get('passphrase')))
  }
  const finish = (written: Result<void>, done: string) => {
    setCode(written.ok ? null : written.code)
    if (written.ok) backTo(done)
  }

  return (
    <>
      <Field label={words.choose} hint={words.hint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".json,.csv,application/json,text/csv"
            onChange={(event) => void handleFile(event.target.files?.[0])}
            className="min-h-12 w-full file:mr-4 file:btn file:btn-outline"
          />
        )}
      </Field>
      <div role="status" className="font-semibold">
        {stage.at === 'choose' && stage.done}
      </div>
      {stage.at === 'choose' && stage.refused && (
        <p role="alert" className="font-semibold text-alert">
          {words.refused[stage.refused]}
        </p>
      )}
      {stage.at === 'encrypted' && (
        <form onSubmit={handleUnlock} noValidate className="space-y-2">
          <PassphraseField
            label={words.passphrase}
            error={stage.refused ? words.refused[stage.refused] : null}
            autoComplete="off"
          />
          <Button type="submit">{words.unlock}</Button>
        </form>
      )}
      {stage.at === 'preview' && (
        <CopyPreview
          {...stage}
          onMerge={(matches, winner, days) =>
            void store
              .merge(stage.file, matches, winner)
              .then((written) => finish(written, words.added(days)))
          }
          onReplace={() =>
            void store.replaceAll(stage.file).then((written) => finish(written, words.replaced))
          }
          onCancel={() => backTo(words.cancelled)}
        />
      )}
      <StoreNotice code={code} />
    </>
  )
}
