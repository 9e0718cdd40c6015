const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe to insert into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Part = string | Html | Part[]

function markup(part: Part): string {
  if (Array.isArray(part)) return part.map(markup).join('')
  return part instanceof Html ? part.text : part.replace(/[&<>"']/g, (character) => entities[character]!)
}

/** A template for the few pages that are made without React. Everything inserted is escaped. */
export function html(fixed: TemplateStringsArray, ...inserted: Part[]): Html {
  return new Html(fixed.reduce((text, part, index) => text + markup(inserted[index - 1] ?? '') + part))
}
