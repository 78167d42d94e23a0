/** What is on show in the editor. */
export const editorTabs = ['en', 'de', 'sw', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

/** Where one is on this screen: all of it stands in the query of the address. */
export interface TemplateAddress {
  readonly event: string | null
  readonly search: string
}

export const readTemplateAddress = (params: URLSearchParams): TemplateAddress => ({
  event: params.get('event'),
  search: params.get('search') ?? '',
})

/** Writes one; what is as usual is left out. */
export function writeTemplateAddress({ event, search }: TemplateAddress): string {
  const params = new URLSearchParams()
  if (event !== null) params.set('event', event)
  if (search !== '') params.set('search', search)
  return params.toString()
}
