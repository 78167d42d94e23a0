/** The address of a file that blocks name. */
export interface PageFileAddress {
  readonly attachment: string
  readonly name: string
  readonly mediaType: string
  /** In bytes. */
  readonly size: number
  readonly address: string
}

export const findPageFile = (files: readonly PageFileAddress[], name: string): PageFileAddress | null =>
  files.find(({ attachment }) => attachment === name) ?? null

export const addressOf = (files: readonly PageFileAddress[], name: string): string | null =>
  findPageFile(files, name)?.address ?? null
