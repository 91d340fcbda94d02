/** HTTP for campaigns. */

import { fileNameOf } from '#common/wording/file-name.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import { translateCampaign, translateFacts } from '../calls/language-calls.ts';
import * as calls from '../contract.ts';
import { isDirect, NETWORKS } from '../networks/networks.ts';
import { createCampaignService } from './campaign.service.ts';
import { createPieceService } from './piece.service.ts';
import { createPostingService } from './posting/posting.service.ts';
import { createPost, listPosts } from './posts/create-post.ts';
import { sendOfferView } from './review/offer-view.ts';

export function registerCampaignRoutes(api: Api, platform: Platform): void {
  const campaigns = createCampaignService(platform);
  const pieces = createPieceService(platform);
  const posting = createPostingService(platform);

  api.handle(calls.readBrief, ({ user, body }) => campaigns.read(user, body));
  api.handle(calls.listCampaigns, ({ user }) => campaigns.list(user.id));
  api.handle(calls.createCampaign, ({ user, body }) => campaigns.create(user, body));
  api.handle(calls.getCampaign, ({ user, params }) => campaigns.get(user.id, params.id));
  api.handle(calls.deleteCampaign, ({ user, params }) => campaigns.remove(user.id, params.id));
  api.handle(calls.updateFacts, ({ user, params, body }) =>
    campaigns.updateFacts(user.id, params.id, body.facts),
  );
  api.handle(calls.rebuildCampaign, ({ user, params }) => campaigns.rebuild(user, params.id));

  api.handle(translateFacts, ({ user, params, body, reply }) =>
    campaigns.words(user.id, params.id, body.language, abortOnDisconnect(reply)),
  );
  api.handle(translateCampaign, async ({ user, params, body }) =>
    campaigns.create(user, await campaigns.orderIn(user.id, params.id, body)),
  );

  api.handle(calls.updatePiece, ({ user, params, body }) =>
    pieces.update(user, params.id, params.pieceId, body),
  );
  api.handle(calls.approvePiece, ({ user, params, reply }) =>
    pieces.approve(user, params.id, params.pieceId, abortOnDisconnect(reply)),
  );
  api.handle(calls.schedulePiece, ({ user, params, body }) =>
    pieces.schedule(user, params.id, params.pieceId, body),
  );
  api.handle(calls.unschedulePiece, ({ user, params }) => pieces.unschedule(user, params.id, params.pieceId));

  api.handle(calls.markPosted, ({ user, params }) => pieces.posted(user, params.id, params.pieceId));

  api.handle(calls.viewPiece, async ({ user, params, reply }) =>
    sendOfferView(reply, await pieces.view(user.id, params.id, params.pieceId), platform.baseUrl),
  );
  api.handle(calls.downloadCampaign, async ({ user, params, reply }) => {
    const { title, zip } = await campaigns.zip(user.id, params.id);
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', disposition(fileNameOf(title, 'zip', 'campaign')))
      .send(zip);
  });

  api.handle(calls.listPosts, ({ user, query }) => listPosts(platform, user.id, query.network));
  api.handle(calls.createPost, ({ user, body }) => createPost(platform, user, body));
  api.handle(calls.deletePiece, ({ user, params }) => pieces.remove(user, params.id, params.pieceId));

  api.handle(calls.listPostingTimes, ({ user }) => posting.list(user.id));
  api.handle(calls.savePostingTimes, ({ user, body }) => posting.save(user.id, body.times));
  api.handle(calls.spreadCampaign, async ({ user, params }) => {
    await posting.spread(user.id, params.id);
    return campaigns.get(user.id, params.id);
  });

  api.handle(calls.listNetworks, () => NETWORKS.map((one) => ({ ...one, isDirect: isDirect(one.id) })));
}
