/** What happened with a sheet, read out as it changes. */
export function SheetSaid({ said }: { said: readonly string[] }) {
  return (
    <div role="status" className="space-y-2">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
