import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import { scopeOf } from '../scope.ts'
import { addCategory, changeOwnerUnit, changeResponsible } from './editing/bulkChanges.ts'
import { updateCompletion } from './editing/completionInput.ts'
import { copyMedium } from './editing/copyMedium.ts'
import { createMedium } from './editing/createMedium.ts'
import { beginDraft, discardDraft } from './editing/draftVersion.ts'
import { updateAccess } from './editing/updateAccess.ts'
import { updateContent } from './editing/updateContent.ts'
import { updateDetails } from './editing/updateDetails.ts'
import { addCaptions, removeCaptions, replaceFile } from './files/changeFiles.ts'
import { addPageAttachment } from './files/pageAttachments.ts'
import { addPageImage } from './files/pageImages.ts'
import { createFromUpload } from './files/createFromUpload.ts'
import type { MediumDeps, MediumService } from './mediumService.ts'
import { changeState, removeMedium } from './publication/changeState.ts'
import { publishDraft } from './publication/publishMedium.ts'

type MediumResolvers = Required<Pick<Resolvers<RequestContext>, 'MediumQueries' | 'MediumMutations'>>

const queries = (media: MediumService): MediumResolvers['MediumQueries'] => ({
  media: (_, { page, filter, sort }, context) => media.list(requireCaller(context), page, filter ?? null, sort ?? null),
  count: (_, { cap, filter }, context) => media.count(requireCaller(context), cap, filter ?? null),
  medium: (_, { uuid }, context) => media.find(requireCaller(context), uuid),
  publication: (_, { uuid }, context) => media.previewPublication(requireCaller(context), uuid),
  usage: (_, { uuid }, context) => media.findUsage(requireCaller(context), uuid),
  fileAddress: (_, target, context) => media.findFileAddress(requireCaller(context), target),
  uploadLimits: () => media.readUploadLimits(),
  courseChoices: (_, { course, search }, context) => media.findCourseChoices(requireCaller(context), course, search),
})

const edits = (media: MediumService, { transact }: MediumDeps): MediumResolvers['MediumMutations'] => ({
  create: (_, { input, idempotenceKey }, context) => {
    const call = callOf(context)
    return media.create(call, (client) => createMedium(client, call, input, idempotenceKey ?? null))
  },
  copy: (_, { idempotenceKey, ...copied }, context) => {
    const call = callOf(context)
    const copy = { ...copied, availableFrom: copied.availableFrom ?? null, idempotenceKey: idempotenceKey ?? null }
    return media.create(call, (client) => copyMedium(client, call, copy))
  },
  updateDetails: (_, { input, ...target }, context) => {
    const call = callOf(context)
    return media.change(call, target, updateDetails(scopeOf(call), input))
  },
  updateAccess: (_, { input, ...target }, context) => {
    const call = callOf(context)
    return media.change(call, target, updateAccess(scopeOf(call), input))
  },
  updateContent: (_, { input, ...target }, context) => {
    const call = callOf(context)
    return media.changeDraft(call, target, updateContent(scopeOf(call), input))
  },
  updateCompletion: (_, { input, ...target }, context) =>
    media.changeDraft(callOf(context), target, updateCompletion(input)),
  changeOwnerUnit: (_, { uuids, ownerUnit }, context) =>
    transact((client) => changeOwnerUnit(client, callOf(context), uuids, ownerUnit)),
  changeResponsible: (_, { uuids, responsible }, context) =>
    transact((client) => changeResponsible(client, callOf(context), uuids, responsible ?? null)),
  addCategory: (_, { uuids, category }, context) =>
    transact((client) => addCategory(client, callOf(context), uuids, category)),
})

const fileChanges = (media: MediumService, deps: MediumDeps): MediumResolvers['MediumMutations'] => ({
  addImage: (_, added, context) => deps.transact((client) => addPageImage(client, callOf(context), deps, added)),
  addAttachment: (_, added, context) =>
    deps.transact((client) => addPageAttachment(client, callOf(context), deps, added)),
  createFromUpload: (_, { input }, context) => {
    const call = callOf(context)
    return media.create(call, (client) => createFromUpload(client, call, deps.uploads, input))
  },
  replaceFile: (_, { upload, ...target }, context) => {
    const call = callOf(context)
    return media.change(call, target, replaceFile({ uploads: deps.uploads, upload, subject: call.subject }))
  },
  addCaptions: (_, { upload, locale, ...target }, context) => {
    const call = callOf(context)
    return media.changeDraft(
      call,
      target,
      addCaptions({ uploads: deps.uploads, upload, subject: call.subject }, locale),
    )
  },
  removeCaptions: (_, { file, ...target }, context) => media.changeDraft(callOf(context), target, removeCaptions(file)),
})

const publications = (media: MediumService): MediumResolvers['MediumMutations'] => ({
  beginDraft: (_, target, context) => {
    const call = callOf(context)
    return media.change(call, target, beginDraft(call.subject))
  },
  discardDraft: (_, target, context) => media.change(callOf(context), target, discardDraft),
  publish: (_, { change, expectedLearning, note, ...target }, context) => {
    const call = callOf(context)
    const publication = { change, expectedLearning, note: note ?? null }
    return media.change(call, target, publishDraft(call.subject, publication))
  },
  changeState: (_, { state, ...target }, context) => media.change(callOf(context), target, changeState(state)),
  remove: (_, target, context) => media.write(callOf(context), target, removeMedium),
})

/** Translates `media { … }` and `medium { … }` into calls of the service. */
export const createMediumResolvers = (media: MediumService, deps: MediumDeps): Resolvers<RequestContext> => ({
  Query: { media: () => openNamespace() },
  Mutation: { medium: () => openNamespace() },
  MediumQueries: queries(media),
  MediumMutations: { ...edits(media, deps), ...fileChanges(media, deps), ...publications(media) },
})
