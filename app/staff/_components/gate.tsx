import { Problem } from './problem'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { staffList } from '@/content/en/ui/contact/staff-list'

/** Asks for the passcode. Says nothing about requests, because programs that check e-mail open links, too. */
export function Gate({ action, problem }: { action: string; problem: string | null }) {
  const { text, passcode, name, nameHint, button } = staffList.gate
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-2xl">{staffList.title}</h1>
      <Problem text={problem} />
      <p className="mt-4">{text}</p>
      <form method="post" action={action} className="mt-6 space-y-5">
        <Field label={name} hint={nameHint}>
          {(control) => <Input {...control} name="name" autoComplete="given-name" maxLength={40} required />}
        </Field>
        <Field label={passcode}>
          {(control) => <Input {...control} name="passcode" type="password" autoComplete="off" required />}
        </Field>
        <Button name="action" value="open" size="lg" className="w-full">
          {button}
        </Button>
      </form>
    </div>
  )
}
