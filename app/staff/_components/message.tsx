/** A page with one sentence. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-4">{text}</p>
    </>
  )
}
