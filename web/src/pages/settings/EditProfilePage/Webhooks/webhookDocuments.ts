import { graphql } from '../../../../__generated__/gql.ts';

export const WebhookRowDocument = graphql(`
  fragment WebhookRow on Webhook {
    id
    url
    events
    state
    pausedBecause
    createdAt
    oldSecretUntil
    failingSince
  }
`);

export const WebhooksDocument = graphql(`
  query Webhooks {
    webhooks {
      nodes { ...WebhookRow }
    }
  }
`);

export const CreateWebhookDocument = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      webhook { ...WebhookRow }
    }
  }
`);

export const UpdateWebhookDocument = graphql(`
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) { webhook { ...WebhookRow } }
  }
`);

export const DeleteWebhookDocument = graphql(`
  mutation DeleteWebhook($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) { deletedWebhookId }
  }
`);

export const RotateWebhookSecretDocument = graphql(`
  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      secret
      webhook { ...WebhookRow }
    }
  }
`);

export const DeliveryRowDocument = graphql(`
  fragment DeliveryRow on WebhookDelivery {
    id
    eventId
    event
    state
    body
    createdAt
    nextTryAt
    attempts { id createdAt durationMs status answer failure }
  }
`);

/** The log, with how the webhooks stand: a delivery that arrives changes that too. */
export const WebhookDeliveriesDocument = graphql(`
  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {
    webhooks {
      nodes { id state failingSince }
    }
    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {
      nodes { ...DeliveryRow }
      totalCount
    }
  }
`);

export const SendTestEventDocument = graphql(`
  mutation SendTestEvent($input: SendTestEventInput!) {
    sendTestEvent(input: $input) { webhookDelivery { ...DeliveryRow } }
  }
`);

export const ReplayWebhookDeliveryDocument = graphql(`
  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) { webhookDelivery { ...DeliveryRow } }
  }
`);
