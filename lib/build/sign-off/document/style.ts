/** The look of the printed document: Letter paper, nothing below 9 points. */
export const style = `
@page { size: letter; margin: 0.45in 0.45in 0.5in; }
* { box-sizing: border-box; }
body { font: 9pt/1.16 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif; color: #000; margin: 0; }
h1 { font-size: 17pt; margin: 0 0 4pt; }
h2 { font-size: 13pt; margin: 0 0 3pt; break-after: avoid; }
h3 { font-size: 9pt; margin: 5pt 0 0; break-after: avoid; }
p { margin: 0 0 4pt; }
section { margin-top: 12pt; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
thead { display: table-header-group; }
th, td { border: 0.5pt solid #888; padding: 1pt 3pt; text-align: left; vertical-align: top; }
th { font-weight: 700; background: #eee; }
tr { break-inside: avoid; }
th:nth-child(1) { width: 41%; }
th:nth-child(2) { width: 21%; }
th:nth-child(4) { width: 8%; }
.line { margin-bottom: 4pt; }
.line h3 { display: inline; }
.columns { columns: 2; column-gap: 16pt; }
.columns.three { columns: 3; }
.item { break-inside: avoid; margin-bottom: 5pt; }
.box { display: inline-block; width: 9pt; height: 9pt; border: 1pt solid #000; margin-right: 3pt; vertical-align: -1pt; }
.id { color: #444; font-weight: 400; overflow-wrap: anywhere; }
ol { margin: 0; padding-left: 11pt; }
.statement::before { content: '▪\u00a0'; }
.signature { display: grid; grid-template-columns: 1fr 1fr; gap: 26pt 24pt; margin-top: 24pt; break-inside: avoid; }
.signature div { border-top: 0.75pt solid #000; padding-top: 2pt; }
`
