import { z } from 'zod/mini'

const block = z.union([
  z.object({ type: z.literal('heading'), text: z.string(), level: z.optional(z.number()) }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()), ordered: z.optional(z.boolean()) }),
])
export type PageBlock = z.infer<typeof block>

/** Reads the blocks of a page; null where the JSON is none. Kinds of blocks that are not known are left out. */
export function readBlocks(json: string | null): readonly PageBlock[] | null {
  const blocks = parse(json ?? 'null')
  if (!Array.isArray(blocks)) return null
  return blocks.flatMap((each: unknown) => {
    const { success, data } = block.safeParse(each)
    return success ? [data] : []
  })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
