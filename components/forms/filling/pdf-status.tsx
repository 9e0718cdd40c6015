/** Status of the PDF, as a live region. */
export function PdfStatus({ messages }: { messages: readonly string[] }) {
  return (
    <div role="status" className="space-y-2">
      {messages.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
