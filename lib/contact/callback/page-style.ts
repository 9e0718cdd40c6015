/** The style of the staff's pages, which load nothing else. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2526; --paper: #fff; --link: #0b5c6b; --line: #64748b; --alert: #9a3412 }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f2; --paper: #10191b; --link: #7fd3e2; --line: #8fa1ad; --alert: #fdba74 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 36rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.75rem; line-height: 1.2 } h2 { font-size: 1.125rem; margin-bottom: 0.25rem }
a { color: var(--link) } dt { font-weight: 700 } dd { margin: 0 0 0.75rem } dd a { display: inline-block; padding: 0.5rem 0 }
dl:not(.details) dd { font-size: 1.25rem }
.message { white-space: pre-wrap; border-left: 3px solid var(--line); padding-left: 0.75rem; margin-top: 0 }
.box { border: 2px solid var(--alert); padding: 0.75rem; font-weight: 700 }
label { display: block; font-weight: 700; margin-top: 1rem }
input:not([type=hidden]) { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0.5rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 0.5rem }
button { display: block; width: 100%; min-height: 3rem; margin: 0.75rem 0; font: inherit; font-weight: 700; color: var(--paper); background: var(--link); border: 2px solid transparent; border-radius: 0.5rem; cursor: pointer }
button[value=undo] { color: var(--link); background: transparent; border-color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`
