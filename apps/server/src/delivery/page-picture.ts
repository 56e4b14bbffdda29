import { Id, pagePicturePath } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { anonymous } from '../access/rights.ts'
import { fail } from '../errors.ts'
import { publicCaching } from '../files/file-route-headers.ts'
import { isUnchanged } from '../http/entity-tags.ts'
import { readQuery } from '../http/read-query.ts'
import type { Services } from '../services.ts'
import { typeOfPicture, type SharePicture } from '../share-pictures/share-pictures.ts'

const query = Type.Object({
  id: Id,
  /** Of what the picture shows, as the page names it; any other gets the picture as it is now. */
  v: Type.Optional(Type.String({ maxLength: 64 })),
})
const isQuery = Compile(query)

export interface PagePictureOptions {
  services: Services
  /** Who asks. */
  whoIs: (request: FastifyRequest) => Promise<Identity>
}

/** `GET /api/1/public/page-picture.php?id=&v=`: what represents a page where it is shared, for anyone who may see that. */
export function registerPagePicture(app: FastifyInstance, { services, whoIs }: PagePictureOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: pagePicturePath,
    async handler(request, reply) {
      const input = readQuery(request.url.split('?', 2)[1] ?? '', query)
      if (!isQuery.Check(input)) return fail('malformed')
      const { picture, isPublic } = (await find(input.id, await whoIs(request))) ?? fail('notFound')
      const etag = `"${picture.version}"`
      void reply.headers({
        ETag: etag,
        'Cache-Control': isPublic
          ? publicCaching[input.v === picture.version ? 'version' : 'plain']
          : 'private, no-store',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const bytes = await picture.draw()
      return reply.type(typeOfPicture(bytes)).send(bytes)
    },
  })

  async function find(id: number, who: Identity): Promise<{ picture: SharePicture; isPublic: boolean } | undefined> {
    const { access, facts, settings, now, sharePictures } = services
    const page = await facts.byId(id)
    const isShownTo = (reader: Identity) =>
      page !== undefined && access.visibility(page, page.roles, reader, now()) === 'visible'
    if (!page || !isShownTo(who)) return undefined
    const picture = await sharePictures.ofPage(page, await settings.all())
    return picture && { picture, isPublic: isShownTo(anonymous) }
  }
}
