/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n": typeof types.MessageCountDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($first: Int, $offset: Int) {\n    notifications(first: $first, offset: $offset) {\n      totalCount\n      unread\n      nodes { id ...NotificationItem }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n": typeof types.OwnCampaignFragmentDoc,
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n": typeof types.CampaignCardFragmentDoc,
    "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) { id isFavourite }\n  }\n": typeof types.SetFavouriteDocument,
    "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n  }\n": typeof types.CampaignBriefFragmentDoc,
    "\n  mutation ReportCampaign($input: ReportInput!) {\n    reportCampaign(input: $input)\n  }\n": typeof types.ReportCampaignDocument,
    "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { minorUnits currency }\n      }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n": typeof types.CampaignDetailDocument,
    "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n": typeof types.PermissionPartsFragmentDoc,
    "\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.AnswerCancelDocument,
    "\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.WithdrawCancelDocument,
    "\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.RejectOfferDocument,
    "\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.CancelJobDocument,
    "\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.AskToCancelDocument,
    "\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.HireDocument,
    "\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) { id }\n  }\n": typeof types.InviteDocument,
    "\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.MarkAsDoneDocument,
    "\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.MakeOfferDocument,
    "\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n": typeof types.RaiseDisputeDocument,
    "\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": typeof types.ReleasePaymentDocument,
    "\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n": typeof types.MailVerificationAgainDocument,
    "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        at\n        pictures { id small medium large }\n      }\n    }\n  }\n": typeof types.DisputeRoomFragmentDoc,
    "\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n": typeof types.AddDisputeStatementDocument,
    "\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { minorUnits currency }\n    heldUntil\n    offer {\n      id\n      status\n      amount { minorUnits currency }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview { minorUnits currency }\n    refunded { minorUnits currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released { minorUnits currency }\n      refunded { minorUnits currency }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount { minorUnits currency }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { minorUnits currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar { id tiny small }\n      }\n    }\n  }\n": typeof types.JobFragmentDoc,
    "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n": typeof types.JobChangedDocument,
    "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id status isDisabled }\n  }\n": typeof types.CampaignChangedDocument,
    "\n  fragment CampaignState on Campaign {\n    id\n    status\n    isDisabled\n  }\n": typeof types.CampaignStateFragmentDoc,
    "\n  fragment JobState on Remark {\n    id\n    state\n  }\n": typeof types.JobStateFragmentDoc,
    "\n  query JobNow($id: ID!) {\n    remark(id: $id) { ...Job }\n  }\n": typeof types.JobNowDocument,
    "\n  fragment FacePresence on Profile {\n    online\n  }\n": typeof types.FacePresenceFragmentDoc,
    "\n  query OwnPlace {\n    me { id hasPlace }\n  }\n": typeof types.OwnPlaceDocument,
    "\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n": typeof types.KeepOwnPlaceDocument,
    "\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n": typeof types.CampaignRemarksDocument,
    "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          amount { minorUnits currency }\n        }\n      }\n    }\n  }\n": typeof types.SuggestedUsersDocument,
    "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n": typeof types.OwnerJobsDocument,
    "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }\n  }\n": typeof types.PeoplePresenceDocument,
    "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture { id small medium large }\n  }\n": typeof types.NewsTileFragmentDoc,
    "\n  query CallingCodes {\n    clientConfig { visitorCountry }\n    countries { code name phonePrefix }\n  }\n": typeof types.CallingCodesDocument,
    "\n  query CountryOptions {\n    countries { code name }\n  }\n": typeof types.CountryOptionsDocument,
    "\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n": typeof types.BeginLinkingDocument,
    "\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) { ...ProfileFormAccount }\n  }\n": typeof types.FinishLinkingDocument,
    "\n  mutation UnlinkFacebook {\n    unlinkFacebook { ...ProfileFormAccount }\n  }\n": typeof types.UnlinkFacebookDocument,
    "\n  query Linkable {\n    clientConfig { linkable }\n  }\n": typeof types.LinkableDocument,
    "\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) { ...ProfileFormAccount }\n  }\n": typeof types.SetInstagramUsernameDocument,
    "\n  query FilterCategories {\n    categories { id name slug }\n  }\n": typeof types.FilterCategoriesDocument,
    "\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) { id }\n  }\n": typeof types.OpenConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id clientId }\n  }\n": typeof types.SendMessageDocument,
    "\n  mutation BlockUser($id: ID!) {\n    blockUser(profileId: $id)\n  }\n": typeof types.BlockUserDocument,
    "\n  mutation UnblockUser($id: ID!) {\n    unblockUser(profileId: $id)\n  }\n": typeof types.UnblockUserDocument,
    "\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": typeof types.BlockedUsersDocument,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { minorUnits currency }\n    price { minorUnits currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes warning }\n  }\n": typeof types.UploadPolicyDocument,
    "\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) { id language }\n  }\n": typeof types.SetLanguageDocument,
    "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks { name url }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n": typeof types.SiteLinksDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": typeof types.UsernameAvailableDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n": typeof types.ClientConfigDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { id }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n": typeof types.SignUpDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile { id username }\n    }\n  }\n": typeof types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    updatedAt\n  }\n": typeof types.DraftForEditFragmentDoc,
    "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n": typeof types.CampaignForEditFragmentDoc,
    "\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) { updatedAt }\n  }\n": typeof types.SaveDraftDocument,
    "\n  mutation DiscardDraft {\n    discardDraft\n  }\n": typeof types.DiscardDraftDocument,
    "\n  query MyDraft {\n    myDraft { ...DraftForEdit }\n  }\n": typeof types.MyDraftDocument,
    "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) { ...CampaignForEdit }\n  }\n": typeof types.EditedCampaignDocument,
    "\n  query CampaignChoices {\n    countries { code name }\n    categories { id name slug }\n  }\n": typeof types.CampaignChoicesDocument,
    "\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) { id status }\n  }\n": typeof types.CreateCampaignDocument,
    "\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover { id tiny small medium large }\n    }\n  }\n": typeof types.UpdateCampaignDocument,
    "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount { minorUnits currency }\n      }\n      campaign { ...CampaignCard }\n    }\n  }\n": typeof types.ApplicationDocument,
    "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country { code }\n      }\n    }\n  }\n": typeof types.ApplicantDocument,
    "\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) { id status }\n  }\n": typeof types.CloseCampaignDocument,
    "\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) { id isDisabled }\n  }\n": typeof types.SetCampaignDisabledDocument,
    "\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile { id followers followersSource }\n    }\n  }\n": typeof types.SetFollowersForApplyingDocument,
    "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) { ...Job }\n  }\n": typeof types.ApplyDocument,
    "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": typeof types.CampaignsDocument,
    "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n": typeof types.SiteTextDocument,
    "\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n": typeof types.SendHelpRequestDocument,
    "\n  query MyHelpRequests {\n    myHelpRequests(first: 10) {\n      nodes { id state message answer createdAt }\n    }\n  }\n": typeof types.MyHelpRequestsDocument,
    "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture { id medium large }\n    }\n    news(first: 4) {\n      nodes { id ...NewsTile }\n    }\n  }\n": typeof types.NewsArticleDocument,
    "\n  query NewsList($first: Int, $offset: Int) {\n    news(first: $first, offset: $offset) {\n      totalCount\n      nodes { id ...NewsTile }\n    }\n  }\n": typeof types.NewsListDocument,
    "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n": typeof types.InfluencerTileFragmentDoc,
    "\n  query Home {\n    categories { id name slug isFeatured }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment HomeCampaigns on CampaignConnection {\n    nodes { id ...CampaignCard }\n  }\n": typeof types.HomeCampaignsFragmentDoc,
    "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, first: 10) {\n      ...HomeCampaigns\n    }\n  }\n": typeof types.HomeNewestDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures { id }\n    }\n  }\n": typeof types.ConversationRowFragmentDoc,
    "\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar { id tiny small }\n  }\n": typeof types.AddresseePersonFragmentDoc,
    "\n  query Addressee($id: ID!) {\n    profile(id: $id) { ...AddresseePerson }\n  }\n": typeof types.AddresseeDocument,
    "\n  query Conversations($search: String, $first: Int, $offset: Int) {\n    conversations(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ConversationRow }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredStatus\n        campaign { id title }\n      }\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures { id medium large }\n  }\n": typeof types.MessageRowFragmentDoc,
    "\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n": typeof types.FoundMessagesDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n": typeof types.ConversationChangedDocument,
    "\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) { id unread }\n  }\n": typeof types.MarkConversationReadDocument,
    "\n  mutation SetTyping($conversationId: ID!) {\n    setTyping(conversationId: $conversationId)\n  }\n": typeof types.SetTypingDocument,
    "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input)\n  }\n": typeof types.ReportMessageDocument,
    "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n": typeof types.JobPaidDocument,
    "\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held { minorUnits currency }\n      }\n    }\n  }\n": typeof types.PayForHireDocument,
    "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n": typeof types.PaidOrNotDocument,
    "\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount { minorUnits currency }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n": typeof types.HirePaymentDocument,
    "\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { minorUnits currency }\n        refunded { minorUnits currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n": typeof types.PaidJobsDocument,
    "\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { minorUnits currency }\n        createdAt\n        campaign { id title }\n        order { id title method }\n        counterparty {\n          id\n          fullName\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n": typeof types.MyTransactionsDocument,
    "\n  query MyApplications($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount { minorUnits currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n": typeof types.MyApplicationsDocument,
    "\n  query MyCampaigns($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n": typeof types.MyCampaignsDocument,
    "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n": typeof types.MyFavoritesDocument,
    "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": typeof types.ApplicationProfileDocument,
    "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": typeof types.InfluencerProfileDocument,
    "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n": typeof types.OwnCampaignCardFragmentDoc,
    "\n  query OwnCampaigns($first: Int, $offset: Int) {\n    myCampaigns(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...OwnCampaignCard }\n    }\n  }\n": typeof types.OwnCampaignsDocument,
    "\n  query OwnProfile {\n    me {\n      id\n      profile { ...PersonDetails }\n    }\n  }\n": typeof types.OwnProfileDocument,
    "\n  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {\n    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": typeof types.PersonCampaignsDocument,
    "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) { id online lastSeenAt }\n  }\n": typeof types.PersonPresenceDocument,
    "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n": typeof types.PersonDetailsFragmentDoc,
    "\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n": typeof types.ReportPersonDocument,
    "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n": typeof types.InfluencerCardFragmentDoc,
    "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $first: Int, $offset: Int\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n": typeof types.InfluencersDocument,
    "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts { id kind caption pictureUrl permalink postedAt likes comments }\n    }\n  }\n": typeof types.InstagramPostsFragmentDoc,
    "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n": typeof types.OwnAccessTokenFragmentDoc,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) { ...OwnAccessToken }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n": typeof types.BankProviderDocument,
    "\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) { ...OwnBankAccount }\n  }\n": typeof types.SaveBankAccountDocument,
    "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n": typeof types.OpenJobsDocument,
    "\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) { url expiresAt }\n  }\n": typeof types.ExportMyDataDocument,
    "\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n": typeof types.CloseAccountDocument,
    "\n  query InterestChoices {\n    categories { id name }\n  }\n": typeof types.InterestChoicesDocument,
    "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { minorUnits currency }\n      facebookPrice { minorUnits currency }\n      avatar { id tiny small }\n    }\n  }\n": typeof types.ProfileFormAccountFragmentDoc,
    "\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n": typeof types.ProfileFormDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { ...ProfileFormAccount }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) { ...ProfileFormAccount }\n  }\n": typeof types.SetFollowersDocument,
    "\n  mutation RefreshInstagram {\n    refreshInstagram { ...ProfileFormAccount }\n  }\n": typeof types.RefreshInstagramDocument,
    "\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile { id interests }\n    }\n  }\n": typeof types.SetInterestsDocument,
    "\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar { id tiny small }\n      }\n    }\n  }\n": typeof types.SetAvatarDocument,
    "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n": typeof types.OwnBankAccountFragmentDoc,
    "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    mySessions(first: 100) {\n      nodes { id device createdAt lastUsedAt isCurrent }\n    }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n  }\n": typeof types.SettingsTabDocument,
    "\n  mutation DeleteBankAccount {\n    deleteBankAccount { ...OwnBankAccount }\n  }\n": typeof types.DeleteBankAccountDocument,
    "\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) { id mailNotifications }\n  }\n": typeof types.SetMailNotificationsDocument,
    "\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n": typeof types.SetPlaceDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n": typeof types.WebhookRowFragmentDoc,
    "\n  query Webhooks {\n    webhooks {\n      nodes { ...WebhookRow }\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { ...WebhookRow }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id at durationMs status answer failure }\n  }\n": typeof types.DeliveryRowFragmentDoc,
    "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) { ...DeliveryRow }\n  }\n": typeof types.SendTestEventDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) { ...DeliveryRow }\n  }\n": typeof types.ReplayWebhookDeliveryDocument,
    "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { minorUnits currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n": typeof types.CheckoutDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard status }\n    }\n  }\n": typeof types.MyProductsDocument,
    "\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) { ...OrderFields }\n  }\n": typeof types.ShipOrderDocument,
    "\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) { ...OrderFields }\n  }\n": typeof types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n": typeof types.ReportOrderProblemDocument,
    "\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n": typeof types.PayForOrderDocument,
    "\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n": typeof types.ReviewProductDocument,
    "\n  query Orders($first: Int, $offset: Int, $bought: Boolean!) {\n    myOrders(first: $first, offset: $offset) @include(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n    mySales(first: $first, offset: $offset) @skip(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, first: 4) {\n      nodes { ...ProductCard }\n    }\n  }\n": typeof types.MoreOfSellerDocument,
    "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      price { minorUnits currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n": typeof types.ProductDetailDocument,
    "\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": typeof types.ProductReviewsDocument,
    "\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) { id status }\n  }\n": typeof types.SetProductHiddenDocument,
    "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n": typeof types.EditedProductDocument,
    "\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) { ...ProductCard status }\n  }\n": typeof types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) { ...ProductCard status }\n  }\n": typeof types.UpdateProductDocument,
    "\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { minorUnits currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    picture { id small medium }\n    product { id }\n    total { minorUnits currency }\n    buyer { id fullName }\n    seller { id fullName }\n    delivery { recipient phone line1 line2 postalCode }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n": typeof types.OrderFieldsFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n": typeof types.OrderPageDocument,
    "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n": typeof types.OrderChangedDocument,
};
const documents: Documents = {
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n": types.MessageCountDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n": types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($first: Int, $offset: Int) {\n    notifications(first: $first, offset: $offset) {\n      totalCount\n      unread\n      nodes { id ...NotificationItem }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": types.MarkNotificationsReadDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n": types.OwnCampaignFragmentDoc,
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n": types.CampaignCardFragmentDoc,
    "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) { id isFavourite }\n  }\n": types.SetFavouriteDocument,
    "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n  }\n": types.CampaignBriefFragmentDoc,
    "\n  mutation ReportCampaign($input: ReportInput!) {\n    reportCampaign(input: $input)\n  }\n": types.ReportCampaignDocument,
    "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { minorUnits currency }\n      }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n": types.CampaignDetailDocument,
    "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n": types.PermissionPartsFragmentDoc,
    "\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.AnswerCancelDocument,
    "\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.WithdrawCancelDocument,
    "\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.AcceptOfferDocument,
    "\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.RejectOfferDocument,
    "\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.CancelJobDocument,
    "\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.AskToCancelDocument,
    "\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.HireDocument,
    "\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) { id }\n  }\n": types.InviteDocument,
    "\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.MarkAsDoneDocument,
    "\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.MakeOfferDocument,
    "\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n": types.RaiseDisputeDocument,
    "\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n": types.ReleasePaymentDocument,
    "\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n": types.MailVerificationAgainDocument,
    "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        at\n        pictures { id small medium large }\n      }\n    }\n  }\n": types.DisputeRoomFragmentDoc,
    "\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n": types.AddDisputeStatementDocument,
    "\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { minorUnits currency }\n    heldUntil\n    offer {\n      id\n      status\n      amount { minorUnits currency }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview { minorUnits currency }\n    refunded { minorUnits currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released { minorUnits currency }\n      refunded { minorUnits currency }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount { minorUnits currency }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { minorUnits currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar { id tiny small }\n      }\n    }\n  }\n": types.JobFragmentDoc,
    "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n": types.JobChangedDocument,
    "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id status isDisabled }\n  }\n": types.CampaignChangedDocument,
    "\n  fragment CampaignState on Campaign {\n    id\n    status\n    isDisabled\n  }\n": types.CampaignStateFragmentDoc,
    "\n  fragment JobState on Remark {\n    id\n    state\n  }\n": types.JobStateFragmentDoc,
    "\n  query JobNow($id: ID!) {\n    remark(id: $id) { ...Job }\n  }\n": types.JobNowDocument,
    "\n  fragment FacePresence on Profile {\n    online\n  }\n": types.FacePresenceFragmentDoc,
    "\n  query OwnPlace {\n    me { id hasPlace }\n  }\n": types.OwnPlaceDocument,
    "\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n": types.KeepOwnPlaceDocument,
    "\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n": types.CampaignRemarksDocument,
    "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          amount { minorUnits currency }\n        }\n      }\n    }\n  }\n": types.SuggestedUsersDocument,
    "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n": types.OwnerJobsDocument,
    "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }\n  }\n": types.PeoplePresenceDocument,
    "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture { id small medium large }\n  }\n": types.NewsTileFragmentDoc,
    "\n  query CallingCodes {\n    clientConfig { visitorCountry }\n    countries { code name phonePrefix }\n  }\n": types.CallingCodesDocument,
    "\n  query CountryOptions {\n    countries { code name }\n  }\n": types.CountryOptionsDocument,
    "\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n": types.BeginLinkingDocument,
    "\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) { ...ProfileFormAccount }\n  }\n": types.FinishLinkingDocument,
    "\n  mutation UnlinkFacebook {\n    unlinkFacebook { ...ProfileFormAccount }\n  }\n": types.UnlinkFacebookDocument,
    "\n  query Linkable {\n    clientConfig { linkable }\n  }\n": types.LinkableDocument,
    "\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) { ...ProfileFormAccount }\n  }\n": types.SetInstagramUsernameDocument,
    "\n  query FilterCategories {\n    categories { id name slug }\n  }\n": types.FilterCategoriesDocument,
    "\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) { id }\n  }\n": types.OpenConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id clientId }\n  }\n": types.SendMessageDocument,
    "\n  mutation BlockUser($id: ID!) {\n    blockUser(profileId: $id)\n  }\n": types.BlockUserDocument,
    "\n  mutation UnblockUser($id: ID!) {\n    unblockUser(profileId: $id)\n  }\n": types.UnblockUserDocument,
    "\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": types.BlockedUsersDocument,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { minorUnits currency }\n    price { minorUnits currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n": types.ProductCardFragmentDoc,
    "\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes warning }\n  }\n": types.UploadPolicyDocument,
    "\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) { id language }\n  }\n": types.SetLanguageDocument,
    "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks { name url }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n": types.SiteLinksDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": types.UsernameAvailableDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n": types.MeDocument,
    "\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n": types.ClientConfigDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { id }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n": types.SignUpDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile { id username }\n    }\n  }\n": types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    updatedAt\n  }\n": types.DraftForEditFragmentDoc,
    "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n": types.CampaignForEditFragmentDoc,
    "\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) { updatedAt }\n  }\n": types.SaveDraftDocument,
    "\n  mutation DiscardDraft {\n    discardDraft\n  }\n": types.DiscardDraftDocument,
    "\n  query MyDraft {\n    myDraft { ...DraftForEdit }\n  }\n": types.MyDraftDocument,
    "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) { ...CampaignForEdit }\n  }\n": types.EditedCampaignDocument,
    "\n  query CampaignChoices {\n    countries { code name }\n    categories { id name slug }\n  }\n": types.CampaignChoicesDocument,
    "\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) { id status }\n  }\n": types.CreateCampaignDocument,
    "\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover { id tiny small medium large }\n    }\n  }\n": types.UpdateCampaignDocument,
    "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount { minorUnits currency }\n      }\n      campaign { ...CampaignCard }\n    }\n  }\n": types.ApplicationDocument,
    "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country { code }\n      }\n    }\n  }\n": types.ApplicantDocument,
    "\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) { id status }\n  }\n": types.CloseCampaignDocument,
    "\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) { id isDisabled }\n  }\n": types.SetCampaignDisabledDocument,
    "\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile { id followers followersSource }\n    }\n  }\n": types.SetFollowersForApplyingDocument,
    "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) { ...Job }\n  }\n": types.ApplyDocument,
    "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": types.CampaignsDocument,
    "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n": types.SiteTextDocument,
    "\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n": types.SendHelpRequestDocument,
    "\n  query MyHelpRequests {\n    myHelpRequests(first: 10) {\n      nodes { id state message answer createdAt }\n    }\n  }\n": types.MyHelpRequestsDocument,
    "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture { id medium large }\n    }\n    news(first: 4) {\n      nodes { id ...NewsTile }\n    }\n  }\n": types.NewsArticleDocument,
    "\n  query NewsList($first: Int, $offset: Int) {\n    news(first: $first, offset: $offset) {\n      totalCount\n      nodes { id ...NewsTile }\n    }\n  }\n": types.NewsListDocument,
    "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n": types.InfluencerTileFragmentDoc,
    "\n  query Home {\n    categories { id name slug isFeatured }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment HomeCampaigns on CampaignConnection {\n    nodes { id ...CampaignCard }\n  }\n": types.HomeCampaignsFragmentDoc,
    "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, first: 10) {\n      ...HomeCampaigns\n    }\n  }\n": types.HomeNewestDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures { id }\n    }\n  }\n": types.ConversationRowFragmentDoc,
    "\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar { id tiny small }\n  }\n": types.AddresseePersonFragmentDoc,
    "\n  query Addressee($id: ID!) {\n    profile(id: $id) { ...AddresseePerson }\n  }\n": types.AddresseeDocument,
    "\n  query Conversations($search: String, $first: Int, $offset: Int) {\n    conversations(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ConversationRow }\n    }\n  }\n": types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredStatus\n        campaign { id title }\n      }\n    }\n  }\n": types.ConversationDocument,
    "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures { id medium large }\n  }\n": types.MessageRowFragmentDoc,
    "\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n": types.MessagesDocument,
    "\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n": types.FoundMessagesDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n": types.ConversationChangedDocument,
    "\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) { id unread }\n  }\n": types.MarkConversationReadDocument,
    "\n  mutation SetTyping($conversationId: ID!) {\n    setTyping(conversationId: $conversationId)\n  }\n": types.SetTypingDocument,
    "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input)\n  }\n": types.ReportMessageDocument,
    "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n": types.JobPaidDocument,
    "\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held { minorUnits currency }\n      }\n    }\n  }\n": types.PayForHireDocument,
    "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n": types.PaidOrNotDocument,
    "\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount { minorUnits currency }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n": types.HirePaymentDocument,
    "\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { minorUnits currency }\n        refunded { minorUnits currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n": types.PaidJobsDocument,
    "\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { minorUnits currency }\n        createdAt\n        campaign { id title }\n        order { id title method }\n        counterparty {\n          id\n          fullName\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n": types.MyTransactionsDocument,
    "\n  query MyApplications($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount { minorUnits currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n": types.MyApplicationsDocument,
    "\n  query MyCampaigns($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n": types.MyCampaignsDocument,
    "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n": types.MyFavoritesDocument,
    "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": types.ApplicationProfileDocument,
    "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": types.InfluencerProfileDocument,
    "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n": types.OwnCampaignCardFragmentDoc,
    "\n  query OwnCampaigns($first: Int, $offset: Int) {\n    myCampaigns(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...OwnCampaignCard }\n    }\n  }\n": types.OwnCampaignsDocument,
    "\n  query OwnProfile {\n    me {\n      id\n      profile { ...PersonDetails }\n    }\n  }\n": types.OwnProfileDocument,
    "\n  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {\n    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": types.PersonCampaignsDocument,
    "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) { id online lastSeenAt }\n  }\n": types.PersonPresenceDocument,
    "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n": types.PersonDetailsFragmentDoc,
    "\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n": types.ReportPersonDocument,
    "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n": types.InfluencerCardFragmentDoc,
    "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $first: Int, $offset: Int\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n": types.InfluencersDocument,
    "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts { id kind caption pictureUrl permalink postedAt likes comments }\n    }\n  }\n": types.InstagramPostsFragmentDoc,
    "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n": types.OwnAccessTokenFragmentDoc,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) { ...OwnAccessToken }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n": types.BankProviderDocument,
    "\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) { ...OwnBankAccount }\n  }\n": types.SaveBankAccountDocument,
    "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n": types.ChangePasswordDocument,
    "\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n": types.OpenJobsDocument,
    "\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) { url expiresAt }\n  }\n": types.ExportMyDataDocument,
    "\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n": types.CloseAccountDocument,
    "\n  query InterestChoices {\n    categories { id name }\n  }\n": types.InterestChoicesDocument,
    "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { minorUnits currency }\n      facebookPrice { minorUnits currency }\n      avatar { id tiny small }\n    }\n  }\n": types.ProfileFormAccountFragmentDoc,
    "\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n": types.ProfileFormDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { ...ProfileFormAccount }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) { ...ProfileFormAccount }\n  }\n": types.SetFollowersDocument,
    "\n  mutation RefreshInstagram {\n    refreshInstagram { ...ProfileFormAccount }\n  }\n": types.RefreshInstagramDocument,
    "\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile { id interests }\n    }\n  }\n": types.SetInterestsDocument,
    "\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar { id tiny small }\n      }\n    }\n  }\n": types.SetAvatarDocument,
    "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n": types.OwnBankAccountFragmentDoc,
    "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    mySessions(first: 100) {\n      nodes { id device createdAt lastUsedAt isCurrent }\n    }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n  }\n": types.SettingsTabDocument,
    "\n  mutation DeleteBankAccount {\n    deleteBankAccount { ...OwnBankAccount }\n  }\n": types.DeleteBankAccountDocument,
    "\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) { id mailNotifications }\n  }\n": types.SetMailNotificationsDocument,
    "\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n": types.SetPlaceDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n": types.WebhookRowFragmentDoc,
    "\n  query Webhooks {\n    webhooks {\n      nodes { ...WebhookRow }\n    }\n  }\n": types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { ...WebhookRow }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id at durationMs status answer failure }\n  }\n": types.DeliveryRowFragmentDoc,
    "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) { ...DeliveryRow }\n  }\n": types.SendTestEventDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) { ...DeliveryRow }\n  }\n": types.ReplayWebhookDeliveryDocument,
    "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { minorUnits currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n": types.CheckoutDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n": types.PlaceOrderDocument,
    "\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard status }\n    }\n  }\n": types.MyProductsDocument,
    "\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) { ...OrderFields }\n  }\n": types.ShipOrderDocument,
    "\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) { ...OrderFields }\n  }\n": types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n": types.CancelOrderDocument,
    "\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n": types.ReportOrderProblemDocument,
    "\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n": types.PayForOrderDocument,
    "\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n": types.ReviewProductDocument,
    "\n  query Orders($first: Int, $offset: Int, $bought: Boolean!) {\n    myOrders(first: $first, offset: $offset) @include(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n    mySales(first: $first, offset: $offset) @skip(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n  }\n": types.OrdersDocument,
    "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, first: 4) {\n      nodes { ...ProductCard }\n    }\n  }\n": types.MoreOfSellerDocument,
    "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      price { minorUnits currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n": types.ProductDetailDocument,
    "\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": types.ProductReviewsDocument,
    "\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) { id status }\n  }\n": types.SetProductHiddenDocument,
    "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n": types.EditedProductDocument,
    "\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) { ...ProductCard status }\n  }\n": types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) { ...ProductCard status }\n  }\n": types.UpdateProductDocument,
    "\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n": types.ProductsDocument,
    "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { minorUnits currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    picture { id small medium }\n    product { id }\n    total { minorUnits currency }\n    buyer { id fullName }\n    seller { id fullName }\n    delivery { recipient phone line1 line2 postalCode }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n": types.OrderFieldsFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n": types.OrderPageDocument,
    "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n": types.OrderChangedDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n"): (typeof documents)["\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n"): (typeof documents)["\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($first: Int, $offset: Int) {\n    notifications(first: $first, offset: $offset) {\n      totalCount\n      unread\n      nodes { id ...NotificationItem }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($first: Int, $offset: Int) {\n    notifications(first: $first, offset: $offset) {\n      totalCount\n      unread\n      nodes { id ...NotificationItem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n"): (typeof documents)["\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) { id isFavourite }\n  }\n"): (typeof documents)["\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) { id isFavourite }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n  }\n"): (typeof documents)["\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportCampaign($input: ReportInput!) {\n    reportCampaign(input: $input)\n  }\n"): (typeof documents)["\n  mutation ReportCampaign($input: ReportInput!) {\n    reportCampaign(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { minorUnits currency }\n      }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { minorUnits currency }\n      }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n"): (typeof documents)["\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) { id }\n  }\n"): (typeof documents)["\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n"): (typeof documents)["\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"): (typeof documents)["\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        at\n        pictures { id small medium large }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        at\n        pictures { id small medium large }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n"): (typeof documents)["\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) { ...Job ...DisputeRoom }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { minorUnits currency }\n    heldUntil\n    offer {\n      id\n      status\n      amount { minorUnits currency }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview { minorUnits currency }\n    refunded { minorUnits currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released { minorUnits currency }\n      refunded { minorUnits currency }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount { minorUnits currency }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { minorUnits currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar { id tiny small }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { minorUnits currency }\n    heldUntil\n    offer {\n      id\n      status\n      amount { minorUnits currency }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview { minorUnits currency }\n    refunded { minorUnits currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released { minorUnits currency }\n      refunded { minorUnits currency }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount { minorUnits currency }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { minorUnits currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar { id tiny small }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n"): (typeof documents)["\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id status isDisabled }\n  }\n"): (typeof documents)["\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id status isDisabled }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignState on Campaign {\n    id\n    status\n    isDisabled\n  }\n"): (typeof documents)["\n  fragment CampaignState on Campaign {\n    id\n    status\n    isDisabled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobState on Remark {\n    id\n    state\n  }\n"): (typeof documents)["\n  fragment JobState on Remark {\n    id\n    state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobNow($id: ID!) {\n    remark(id: $id) { ...Job }\n  }\n"): (typeof documents)["\n  query JobNow($id: ID!) {\n    remark(id: $id) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FacePresence on Profile {\n    online\n  }\n"): (typeof documents)["\n  fragment FacePresence on Profile {\n    online\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPlace {\n    me { id hasPlace }\n  }\n"): (typeof documents)["\n  query OwnPlace {\n    me { id hasPlace }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n"): (typeof documents)["\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n"): (typeof documents)["\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          amount { minorUnits currency }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          amount { minorUnits currency }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n"): (typeof documents)["\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { ...Job }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }\n  }\n"): (typeof documents)["\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture { id small medium large }\n  }\n"): (typeof documents)["\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture { id small medium large }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CallingCodes {\n    clientConfig { visitorCountry }\n    countries { code name phonePrefix }\n  }\n"): (typeof documents)["\n  query CallingCodes {\n    clientConfig { visitorCountry }\n    countries { code name phonePrefix }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountryOptions {\n    countries { code name }\n  }\n"): (typeof documents)["\n  query CountryOptions {\n    countries { code name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n"): (typeof documents)["\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkFacebook {\n    unlinkFacebook { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  mutation UnlinkFacebook {\n    unlinkFacebook { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Linkable {\n    clientConfig { linkable }\n  }\n"): (typeof documents)["\n  query Linkable {\n    clientConfig { linkable }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterCategories {\n    categories { id name slug }\n  }\n"): (typeof documents)["\n  query FilterCategories {\n    categories { id name slug }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) { id }\n  }\n"): (typeof documents)["\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id clientId }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { id clientId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockUser($id: ID!) {\n    blockUser(profileId: $id)\n  }\n"): (typeof documents)["\n  mutation BlockUser($id: ID!) {\n    blockUser(profileId: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockUser($id: ID!) {\n    unblockUser(profileId: $id)\n  }\n"): (typeof documents)["\n  mutation UnblockUser($id: ID!) {\n    unblockUser(profileId: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { minorUnits currency }\n    price { minorUnits currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { minorUnits currency }\n    price { minorUnits currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes warning }\n  }\n"): (typeof documents)["\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes warning }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) { id language }\n  }\n"): (typeof documents)["\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) { id language }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks { name url }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n"): (typeof documents)["\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks { name url }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n"): (typeof documents)["\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n"): (typeof documents)["\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { id }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile { id username }\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile { id username }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { minorUnits currency }\n    productValue { minorUnits currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) { updatedAt }\n  }\n"): (typeof documents)["\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) { updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardDraft {\n    discardDraft\n  }\n"): (typeof documents)["\n  mutation DiscardDraft {\n    discardDraft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyDraft {\n    myDraft { ...DraftForEdit }\n  }\n"): (typeof documents)["\n  query MyDraft {\n    myDraft { ...DraftForEdit }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) { ...CampaignForEdit }\n  }\n"): (typeof documents)["\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) { ...CampaignForEdit }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignChoices {\n    countries { code name }\n    categories { id name slug }\n  }\n"): (typeof documents)["\n  query CampaignChoices {\n    countries { code name }\n    categories { id name slug }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) { id status }\n  }\n"): (typeof documents)["\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) { id status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover { id tiny small medium large }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover { id tiny small medium large }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount { minorUnits currency }\n      }\n      campaign { ...CampaignCard }\n    }\n  }\n"): (typeof documents)["\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount { minorUnits currency }\n      }\n      campaign { ...CampaignCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country { code }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country { code }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) { id status }\n  }\n"): (typeof documents)["\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) { id status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) { id isDisabled }\n  }\n"): (typeof documents)["\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) { id isDisabled }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile { id followers followersSource }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile { id followers followersSource }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) { ...Job }\n  }\n"): (typeof documents)["\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) { ...Job }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n"): (typeof documents)["\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n"): (typeof documents)["\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n"): (typeof documents)["\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyHelpRequests {\n    myHelpRequests(first: 10) {\n      nodes { id state message answer createdAt }\n    }\n  }\n"): (typeof documents)["\n  query MyHelpRequests {\n    myHelpRequests(first: 10) {\n      nodes { id state message answer createdAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture { id medium large }\n    }\n    news(first: 4) {\n      nodes { id ...NewsTile }\n    }\n  }\n"): (typeof documents)["\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture { id medium large }\n    }\n    news(first: 4) {\n      nodes { id ...NewsTile }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsList($first: Int, $offset: Int) {\n    news(first: $first, offset: $offset) {\n      totalCount\n      nodes { id ...NewsTile }\n    }\n  }\n"): (typeof documents)["\n  query NewsList($first: Int, $offset: Int) {\n    news(first: $first, offset: $offset) {\n      totalCount\n      nodes { id ...NewsTile }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    categories { id name slug isFeatured }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    categories { id name slug isFeatured }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeCampaigns on CampaignConnection {\n    nodes { id ...CampaignCard }\n  }\n"): (typeof documents)["\n  fragment HomeCampaigns on CampaignConnection {\n    nodes { id ...CampaignCard }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, first: 10) {\n      ...HomeCampaigns\n    }\n  }\n"): (typeof documents)["\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, first: 10) {\n      ...HomeCampaigns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures { id }\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures { id }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Addressee($id: ID!) {\n    profile(id: $id) { ...AddresseePerson }\n  }\n"): (typeof documents)["\n  query Addressee($id: ID!) {\n    profile(id: $id) { ...AddresseePerson }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations($search: String, $first: Int, $offset: Int) {\n    conversations(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ConversationRow }\n    }\n  }\n"): (typeof documents)["\n  query Conversations($search: String, $first: Int, $offset: Int) {\n    conversations(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ConversationRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredStatus\n        campaign { id title }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredStatus\n        campaign { id title }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures { id medium large }\n  }\n"): (typeof documents)["\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures { id medium large }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n"): (typeof documents)["\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n"): (typeof documents)["\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) { id unread }\n  }\n"): (typeof documents)["\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) { id unread }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($conversationId: ID!) {\n    setTyping(conversationId: $conversationId)\n  }\n"): (typeof documents)["\n  mutation SetTyping($conversationId: ID!) {\n    setTyping(conversationId: $conversationId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input)\n  }\n"): (typeof documents)["\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n"): (typeof documents)["\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held { minorUnits currency }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held { minorUnits currency }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n"): (typeof documents)["\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount { minorUnits currency }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount { minorUnits currency }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { minorUnits currency }\n        refunded { minorUnits currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { minorUnits currency }\n        refunded { minorUnits currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { minorUnits currency }\n        createdAt\n        campaign { id title }\n        order { id title method }\n        counterparty {\n          id\n          fullName\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { minorUnits currency }\n        createdAt\n        campaign { id title }\n        order { id title method }\n        counterparty {\n          id\n          fullName\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplications($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount { minorUnits currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyApplications($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount { minorUnits currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCampaigns($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyCampaigns($search: String, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(search: $search, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n"): (typeof documents)["\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n"): (typeof documents)["\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n"): (typeof documents)["\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCampaigns($first: Int, $offset: Int) {\n    myCampaigns(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...OwnCampaignCard }\n    }\n  }\n"): (typeof documents)["\n  query OwnCampaigns($first: Int, $offset: Int) {\n    myCampaigns(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...OwnCampaignCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProfile {\n    me {\n      id\n      profile { ...PersonDetails }\n    }\n  }\n"): (typeof documents)["\n  query OwnProfile {\n    me {\n      id\n      profile { ...PersonDetails }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {\n    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n"): (typeof documents)["\n  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {\n    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) { id online lastSeenAt }\n  }\n"): (typeof documents)["\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) { id online lastSeenAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n"): (typeof documents)["\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { minorUnits currency }\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $first: Int, $offset: Int\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n"): (typeof documents)["\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $first: Int, $offset: Int\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts { id kind caption pictureUrl permalink postedAt likes comments }\n    }\n  }\n"): (typeof documents)["\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts { id kind caption pictureUrl permalink postedAt likes comments }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n"): (typeof documents)["\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) { ...OwnAccessToken }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) { ...OwnAccessToken }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n"): (typeof documents)["\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) { ...OwnBankAccount }\n  }\n"): (typeof documents)["\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) { ...OwnBankAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n"): (typeof documents)["\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) { url expiresAt }\n  }\n"): (typeof documents)["\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) { url expiresAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InterestChoices {\n    categories { id name }\n  }\n"): (typeof documents)["\n  query InterestChoices {\n    categories { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { minorUnits currency }\n      facebookPrice { minorUnits currency }\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { minorUnits currency }\n      facebookPrice { minorUnits currency }\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshInstagram {\n    refreshInstagram { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  mutation RefreshInstagram {\n    refreshInstagram { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile { id interests }\n    }\n  }\n"): (typeof documents)["\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile { id interests }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar { id tiny small }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar { id tiny small }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n"): (typeof documents)["\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    mySessions(first: 100) {\n      nodes { id device createdAt lastUsedAt isCurrent }\n    }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n  }\n"): (typeof documents)["\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    mySessions(first: 100) {\n      nodes { id device createdAt lastUsedAt isCurrent }\n    }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBankAccount {\n    deleteBankAccount { ...OwnBankAccount }\n  }\n"): (typeof documents)["\n  mutation DeleteBankAccount {\n    deleteBankAccount { ...OwnBankAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) { id mailNotifications }\n  }\n"): (typeof documents)["\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) { id mailNotifications }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n"): (typeof documents)["\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) { id hasPlace }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n"): (typeof documents)["\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks {\n    webhooks {\n      nodes { ...WebhookRow }\n    }\n  }\n"): (typeof documents)["\n  query Webhooks {\n    webhooks {\n      nodes { ...WebhookRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { ...WebhookRow }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { ...WebhookRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id at durationMs status answer failure }\n  }\n"): (typeof documents)["\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id at durationMs status answer failure }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) { ...DeliveryRow }\n  }\n"): (typeof documents)["\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) { ...DeliveryRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) { ...DeliveryRow }\n  }\n"): (typeof documents)["\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) { ...DeliveryRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { minorUnits currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n"): (typeof documents)["\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { minorUnits currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard status }\n    }\n  }\n"): (typeof documents)["\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard status }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) { ...OrderFields }\n  }\n"): (typeof documents)["\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) { ...OrderFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) { ...OrderFields }\n  }\n"): (typeof documents)["\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) { ...OrderFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n"): (typeof documents)["\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) { ...OrderFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n"): (typeof documents)["\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n"): (typeof documents)["\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) { ...OrderFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders($first: Int, $offset: Int, $bought: Boolean!) {\n    myOrders(first: $first, offset: $offset) @include(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n    mySales(first: $first, offset: $offset) @skip(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n  }\n"): (typeof documents)["\n  query Orders($first: Int, $offset: Int, $bought: Boolean!) {\n    myOrders(first: $first, offset: $offset) @include(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n    mySales(first: $first, offset: $offset) @skip(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, first: 4) {\n      nodes { ...ProductCard }\n    }\n  }\n"): (typeof documents)["\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, first: 4) {\n      nodes { ...ProductCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      price { minorUnits currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      price { minorUnits currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) { id status }\n  }\n"): (typeof documents)["\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) { id status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n"): (typeof documents)["\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount { minorUnits currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) { ...ProductCard status }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) { ...ProductCard status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) { ...ProductCard status }\n  }\n"): (typeof documents)["\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) { ...ProductCard status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n"): (typeof documents)["\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { minorUnits currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    picture { id small medium }\n    product { id }\n    total { minorUnits currency }\n    buyer { id fullName }\n    seller { id fullName }\n    delivery { recipient phone line1 line2 postalCode }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n"): (typeof documents)["\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { minorUnits currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    picture { id small medium }\n    product { id }\n    total { minorUnits currency }\n    buyer { id fullName }\n    seller { id fullName }\n    delivery { recipient phone line1 line2 postalCode }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n"): (typeof documents)["\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n"): (typeof documents)["\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;