import { logFailure } from '../../data/errors'
import { PictureRefusal } from './check-picture'
import type { PreparedPicture } from './prepare-picture'
import { explainUploadFailure } from './upload-failure'
import {
  duplicateNotices,
  fileKey,
  summarise,
  type UploadItem,
  type UploadSummary,
} from './upload-item'
import type { StoredPicture, UploadOptions } from './upload-picture'

/** The queue's steps for a file, in order. */
export type UploadSteps<Details, Row> = {
  prepare: (file: File, signal: AbortSignal) => Promise<PreparedPicture>
  /** The object's path; called once per file, so that a retry does not upload it twice. */
  newPath: (extension: string) => string
  upload: (
    picture: PreparedPicture,
    storagePath: string,
    options: UploadOptions,
  ) => Promise<StoredPicture>
  /**
   * Writes the row. May be called again when a response got lost: it must then find the row by its
   * `storagePath` instead of inserting a second one.
   */
  save: (upload: {
    stored: StoredPicture
    picture: PreparedPicture
    file: File
    details: Details
  }) => Promise<Row>
  /** Deletes the row with this path, if any, and then its objects. May be repeated. */
  discard: (storagePath: string) => Promise<void>
  /** Called with each file that has failed. */
  onFailed: (item: UploadItem<Details, Row>) => void
}

export type UploadSnapshot<Details, Row> = {
  readonly items: readonly UploadItem<Details, Row>[]
  readonly summary: UploadSummary
  /** Nothing starts while offline; the queue continues by itself. */
  readonly isOffline: boolean
}

type Job<Details, Row> = {
  item: UploadItem<Details, Row>
  /** Set while the file is being processed. */
  controller?: AbortController | undefined
  storagePath?: string | undefined
  stored?: StoredPicture | undefined
}

/** Files processed at once; only one of them is decoded at a time. */
const maxActive = 3

/**
 * A store of uploads for `useSyncExternalStore`. Files are queued, prepared, sent and saved; a
 * failure affects only its own file. A file whose row could not be written is not sent again, and
 * unused objects are removed.
 */
export function createUploadQueue<Details, Row>(steps: UploadSteps<Details, Row>) {
  type Item = UploadItem<Details, Row>
  let jobs: Job<Details, Row>[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  /** Paths of objects to remove. What remains when the page is closed shows as orphaned files. */
  const unwanted = new Set<string>()

  const takeSnapshot = (): UploadSnapshot<Details, Row> => {
    const items = jobs.map((job) => job.item)
    return { items, summary: summarise(items), isOffline: !navigator.onLine }
  }
  let snapshot = takeSnapshot()

  const emit = () => {
    snapshot = takeSnapshot()
    for (const listener of listeners) listener()
  }

  const update = (job: Job<Details, Row>, changes: Partial<Item>) => {
    job.item = { ...job.item, ...changes }
    emit()
  }

  /** Removes unwanted objects; what fails is retried with the next one. */
  const sweep = () => {
    if (!navigator.onLine) return
    for (const path of unwanted) {
      unwanted.delete(path)
      steps.discard(path).catch((error: unknown) => {
        logFailure('Removing an unused picture', error)
        unwanted.add(path)
      })
    }
  }

  const forgetObject = (job: Job<Details, Row>) => {
    if (job.storagePath !== undefined) unwanted.add(job.storagePath)
    sweep()
    job.storagePath = undefined
    job.stored = undefined
  }

  const fail = (job: Job<Details, Row>, error: unknown) => {
    const { message, canRetry, isConnection } = explainUploadFailure(error)
    if (isConnection && !navigator.onLine) {
      update(job, { state: 'waiting', fraction: 0 })
      return
    }
    if (!(error instanceof PictureRefusal))
      logFailure(`Adding a picture (${job.item.state})`, error)
    if (!canRetry) forgetObject(job)
    update(job, { state: 'failed', message, canRetry })
    steps.onFailed(job.item)
  }

  const send = async (job: Job<Details, Row>, picture: PreparedPicture, signal: AbortSignal) => {
    job.storagePath ??= steps.newPath(picture.extension)
    update(job, { state: 'uploading', fraction: 0 })
    const onProgress = (fraction: number) => {
      if (!signal.aborted && job.item.state === 'uploading') update(job, { fraction })
    }
    return steps.upload(picture, job.storagePath, { signal, onProgress })
  }

  const work = async (job: Job<Details, Row>, signal: AbortSignal) => {
    let { picture } = job.item
    if (picture === undefined) {
      update(job, { state: 'preparing' })
      picture = await steps.prepare(job.item.file, signal)
      signal.throwIfAborted()
      update(job, { picture })
    }
    if (!navigator.onLine) {
      update(job, { state: 'waiting' })
      return
    }
    job.stored ??= await send(job, picture, signal)
    signal.throwIfAborted()
    update(job, { state: 'saving', fraction: 1 })
    const { file, details } = job.item
    const row = await steps.save({ stored: job.stored, picture, file, details })
    update(job, { state: 'done', row })
  }

  const run = async (job: Job<Details, Row>) => {
    const controller = new AbortController()
    job.controller = controller
    try {
      await work(job, controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) fail(job, error)
    } finally {
      job.controller = undefined
      // The object may have been stored just as the upload was cancelled.
      if (job.item.state === 'cancelled') forgetObject(job)
      pump()
    }
  }

  const pump = () => {
    if (!navigator.onLine) return
    for (const job of jobs) {
      if (jobs.filter(({ controller }) => controller !== undefined).length >= maxActive) return
      if (job.item.state === 'waiting' && job.controller === undefined) void run(job)
    }
  }

  const cancelJob = (job: Job<Details, Row>) => {
    // A row that is being written cannot be stopped; it is saved in a moment.
    if (['done', 'saving', 'cancelled'].includes(job.item.state)) return
    update(job, { state: 'cancelled', message: '', canRetry: false })
    if (job.controller === undefined) forgetObject(job)
    else job.controller.abort()
  }

  const onConnectionChange = () => {
    if (!navigator.onLine) {
      for (const job of jobs) {
        if (job.item.state !== 'uploading') continue
        update(job, { state: 'waiting', fraction: 0 })
        job.controller?.abort()
      }
    }
    emit()
    sweep()
    pump()
  }
  window.addEventListener('online', onConnectionChange)
  window.addEventListener('offline', onConnectionChange)

  const find = (id: string) => jobs.find((job) => job.item.id === id)

  const retryJobs = (chosen: readonly Job<Details, Row>[]) => {
    for (const job of chosen) {
      if (job.item.state !== 'failed' || !job.item.canRetry) continue
      update(job, { state: 'waiting', fraction: 0, message: '', canRetry: false })
    }
    sweep()
    pump()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    getSnapshot: () => snapshot,

    /**
     * Appends files to the list.
     *
     * @returns messages about skipped files
     */
    add: (files: readonly File[], details: Details): string[] => {
      const duplicates: string[] = []
      for (const file of files) {
        const twin = jobs.find(({ item }) => fileKey(item.file) === fileKey(file))
        const isOver = twin?.item.state === 'cancelled' || twin?.item.state === 'failed'
        if (twin !== undefined && (!isOver || twin.item.canRetry)) {
          duplicates.push(file.name)
          continue
        }
        jobs = jobs.filter((job) => job !== twin)
        lastId += 1
        const item: Item = {
          id: `upload-${lastId}`,
          file,
          details,
          state: 'waiting',
          fraction: 0,
          picture: undefined,
          row: undefined,
          message: '',
          canRetry: false,
        }
        jobs.push({ item })
      }
      emit()
      pump()
      return duplicateNotices(duplicates)
    },

    /** Changes a picture's details; a row that is already written keeps the former ones. */
    setDetails: (id: string, details: Details) => {
      const job = find(id)
      if (job) update(job, { details })
    },

    /** Cancels one file, unless its row is being written. */
    cancel: (id: string) => {
      const job = find(id)
      if (job) cancelJob(job)
    },

    /** Cancels all files that are not done. */
    cancelAll: () => {
      for (const job of jobs) cancelJob(job)
    },

    /** Retries one failed file from the step that failed. */
    retry: (id: string) => {
      const job = find(id)
      if (job) retryJobs([job])
    },

    /** Retries all failed files that may succeed. */
    retryFailed: () => {
      retryJobs(jobs)
    },

    /** Removes all files from the list that are done, cancelled or cannot be retried. */
    clear: () => {
      jobs = jobs.filter(({ item: { state, canRetry }, controller }) => {
        const isOver = state === 'done' || state === 'cancelled' || state === 'failed'
        return !isOver || canRetry || controller !== undefined
      })
      emit()
    },

    /**
     * Stops everything permanently. Not for an effect's clean-up: strict mode runs that once too
     * often.
     */
    dispose: () => {
      window.removeEventListener('online', onConnectionChange)
      window.removeEventListener('offline', onConnectionChange)
      listeners.clear()
      for (const job of jobs) cancelJob(job)
    },
  }
}

export type UploadQueue<Details, Row> = ReturnType<typeof createUploadQueue<Details, Row>>
