import { parseLegalText } from '@somo/graphql/legalText'
import { toLegalAddress, writeLegalText } from '@somo/graphql/legalTextWriter'
import type { RichTextFormat } from '@somo/ui/RichTextField'

/** Legal and help texts as the field for rich text reads and writes them. */
export const legalFormat: RichTextFormat = { read: parseLegalText, write: writeLegalText, toAddress: toLegalAddress }
