/** Error values as spreadsheets show them, in the languages of the product and those next to them. */
const errors: ReadonlySet<string> = new Set([
  '#N/A',
  '#DIV/0!',
  '#REF!',
  '#VALUE!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#UNKNOWN!',
  '#BUSY!',
  '#PYTHON!',
  '#EXTERNAL!',
  '#GETTING_DATA',
  '#ERROR!',
  '#CIRC!',
  '#CIRCULAR!',
  // German, French, Spanish, Italian.
  '#NV',
  '#BEZUG!',
  '#WERT!',
  '#ZAHL!',
  '#ÜBERLAUF!',
  '#KALK!',
  '#FELD!',
  '#NOMBRE!',
  '#VALEUR!',
  '#NOM?',
  '#NUL!',
  '#VALOR!',
  '#NOMBRE?',
  '#¡NULO!',
  '#¡DIV/0!',
  '#¡REF!',
  '#¡VALOR!',
  '#¿NOMBRE?',
  '#¡NUM!',
  '#VALORE!',
  '#NOME?',
  '#RIF!',
  '#N/D',
])

// LibreOffice also writes its errors by number; a date or number that is too wide for its column is shown as signs alone.
const numbered = /^(?:err(?:or)?|fehler):\s*\d{3}$/i
const tooWide = /^#{3,}$/

/** Whether a cell holds an error of a spreadsheet instead of a value. */
export function isSpreadsheetError(cell: string): boolean {
  const text = cell.trim()
  return errors.has(text.toUpperCase()) || numbered.test(text) || tooWide.test(text)
}
