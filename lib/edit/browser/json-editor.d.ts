/** What the editor uses of JSON Editor, which has no types of its own. */
declare module '@json-editor/json-editor' {
  type Problem = { path: string; property: string; message: string }
  export class JSONEditor {
    static defaults: { languages: { en: Record<string, string> } }
    constructor(element: Element, options: Record<string, unknown>)
    validator: { validate(value: unknown): Problem[] }
    root: { showValidationErrors(problems: Problem[]): void }
    on(event: 'ready' | 'change', listener: () => void): void
    getValue(): unknown
    setValue(value: unknown): void
    destroy(): void
  }
}
