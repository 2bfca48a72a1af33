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
    "\n  subscription MessageCount {\n    conversationChanged {\n      kind\n    }\n  }\n": typeof types.MessageCountDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n": typeof types.OwnCampaignFragmentDoc,
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": typeof types.CampaignCardFragmentDoc,
    "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n": typeof types.SetFavouriteDocument,
    "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n  }\n": typeof types.CampaignBriefFragmentDoc,
    "\n  mutation ReportCampaign($input: ReportInput!) {\n    reportCampaign(input: $input)\n  }\n": typeof types.ReportCampaignDocument,
    "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n      myRemark {\n        ...Job\n      }\n      myInvitation {\n        id\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      permissions {\n        edit {\n          ...PermissionParts\n        }\n        close {\n          ...PermissionParts\n        }\n        setDisabled {\n          ...PermissionParts\n        }\n        apply {\n          ...PermissionParts\n        }\n        report {\n          ...PermissionParts\n        }\n        seeApplications {\n          ...PermissionParts\n        }\n      }\n    }\n  }\n": typeof types.CampaignDetailDocument,
    "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n": typeof types.PermissionPartsFragmentDoc,
    "\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.AnswerCancelDocument,
    "\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.WithdrawCancelDocument,
    "\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.RejectOfferDocument,
    "\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.CancelJobDocument,
    "\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.AskToCancelDocument,
    "\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.HireDocument,
    "\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) {\n      id\n    }\n  }\n": typeof types.InviteDocument,
    "\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.MarkAsDoneDocument,
    "\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.MakeOfferDocument,
    "\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n": typeof types.RaiseDisputeDocument,
    "\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": typeof types.ReleasePaymentDocument,
    "\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n": typeof types.MailVerificationAgainDocument,
    "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      statements {\n        by\n        text\n        at\n        pictures {\n          id\n          small\n          medium\n          large\n        }\n      }\n    }\n  }\n": typeof types.DisputeRoomFragmentDoc,
    "\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n": typeof types.AddDisputeStatementDocument,
    "\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held {\n      minorUnits\n      currency\n    }\n    heldUntil\n    offer {\n      id\n      status\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview {\n      minorUnits\n      currency\n    }\n    refunded {\n      minorUnits\n      currency\n    }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released {\n        minorUnits\n        currency\n      }\n      refunded {\n        minorUnits\n        currency\n      }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    nextSteps {\n      action\n      allowed\n      code\n      params\n      reason\n    }\n    timeline {\n      action\n      state\n      by\n      at\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": typeof types.JobFragmentDoc,
    "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n": typeof types.JobChangedDocument,
    "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) {\n      id\n      status\n      isDisabled\n    }\n  }\n": typeof types.CampaignChangedDocument,
    "\n  fragment CampaignState on Campaign {\n    id\n    status\n    isDisabled\n  }\n": typeof types.CampaignStateFragmentDoc,
    "\n  fragment JobState on Remark {\n    id\n    state\n  }\n": typeof types.JobStateFragmentDoc,
    "\n  query JobNow($id: ID!) {\n    remark(id: $id) {\n      ...Job\n    }\n  }\n": typeof types.JobNowDocument,
    "\n  fragment FacePresence on Profile {\n    online\n  }\n": typeof types.FacePresenceFragmentDoc,
    "\n  query OwnPlace {\n    me {\n      id\n      hasPlace\n    }\n  }\n": typeof types.OwnPlaceDocument,
    "\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n": typeof types.KeepOwnPlaceDocument,
    "\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, page: $page) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n": typeof types.CampaignRemarksDocument,
    "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $page: PageInput) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, page: $page) {\n      total\n      items {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        invitation {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n      }\n    }\n  }\n": typeof types.SuggestedUsersDocument,
    "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n": typeof types.OwnerJobsDocument,
    "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n": typeof types.PeoplePresenceDocument,
    "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture {\n      id\n      small\n      medium\n      large\n    }\n  }\n": typeof types.NewsTileFragmentDoc,
    "\n  query CallingCodes {\n    clientConfig {\n      visitorCountry\n    }\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n": typeof types.CallingCodesDocument,
    "\n  query CountryOptions {\n    countries {\n      code\n      name\n    }\n  }\n": typeof types.CountryOptionsDocument,
    "\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n": typeof types.BeginLinkingDocument,
    "\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.FinishLinkingDocument,
    "\n  mutation UnlinkFacebook {\n    unlinkFacebook {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.UnlinkFacebookDocument,
    "\n  query Linkable {\n    clientConfig {\n      linkable\n    }\n  }\n": typeof types.LinkableDocument,
    "\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.SetInstagramUsernameDocument,
    "\n  query FilterCategories {\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.FilterCategoriesDocument,
    "\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) {\n      id\n    }\n  }\n": typeof types.OpenConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      id\n      clientId\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  mutation BlockUser($id: ID!) {\n    blockUser(profileId: $id)\n  }\n": typeof types.BlockUserDocument,
    "\n  mutation UnblockUser($id: ID!) {\n    unblockUser(profileId: $id)\n  }\n": typeof types.UnblockUserDocument,
    "\n  query BlockedUsers($page: PageInput) {\n    blockedUsers(page: $page) {\n      total\n      items {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n": typeof types.BlockedUsersDocument,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount {\n      minorUnits\n      currency\n    }\n    price {\n      minorUnits\n      currency\n    }\n    discountPercent\n    stockCount\n    cover {\n      id\n      small\n      medium\n    }\n    seller {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  query UploadPolicy {\n    uploadPolicy {\n      mimeTypes\n      campaignMaxBytes\n      productMaxBytes\n      profileMaxBytes\n      warning\n    }\n  }\n": typeof types.UploadPolicyDocument,
    "\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": typeof types.SetLanguageDocument,
    "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks {\n        name\n        url\n      }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n": typeof types.SiteLinksDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": typeof types.UsernameAvailableDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n": typeof types.ClientConfigDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n": typeof types.SignUpDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n": typeof types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    updatedAt\n  }\n": typeof types.DraftForEditFragmentDoc,
    "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    ...CampaignBrief\n    categories {\n      id\n      slug\n    }\n    countries {\n      code\n      name\n    }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    rejectedReason\n    permissions {\n      edit {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n  }\n": typeof types.CampaignForEditFragmentDoc,
    "\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) {\n      updatedAt\n    }\n  }\n": typeof types.SaveDraftDocument,
    "\n  mutation DiscardDraft {\n    discardDraft\n  }\n": typeof types.DiscardDraftDocument,
    "\n  query MyDraft {\n    myDraft {\n      ...DraftForEdit\n    }\n  }\n": typeof types.MyDraftDocument,
    "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignForEdit\n    }\n  }\n": typeof types.EditedCampaignDocument,
    "\n  query CampaignChoices {\n    countries {\n      code\n      name\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.CampaignChoicesDocument,
    "\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      status\n    }\n  }\n": typeof types.CreateCampaignDocument,
    "\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n  }\n": typeof types.UpdateCampaignDocument,
    "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      campaign {\n        ...CampaignCard\n      }\n    }\n  }\n": typeof types.ApplicationDocument,
    "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country {\n          code\n        }\n      }\n    }\n  }\n": typeof types.ApplicantDocument,
    "\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.CloseCampaignDocument,
    "\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) {\n      id\n      isDisabled\n    }\n  }\n": typeof types.SetCampaignDisabledDocument,
    "\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile {\n        id\n        followers\n        followersSource\n      }\n    }\n  }\n": typeof types.SetFollowersForApplyingDocument,
    "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) {\n      ...Job\n    }\n  }\n": typeof types.ApplyDocument,
    "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n": typeof types.CampaignsDocument,
    "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) {\n      slug\n      name\n      html\n      updatedAt\n    }\n  }\n": typeof types.SiteTextDocument,
    "\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n": typeof types.SendHelpRequestDocument,
    "\n  query MyHelpRequests {\n    myHelpRequests(page: { limit: 10 }) {\n      items {\n        id\n        state\n        message\n        answer\n        createdAt\n      }\n    }\n  }\n": typeof types.MyHelpRequestsDocument,
    "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture {\n        id\n        medium\n        large\n      }\n    }\n    news(page: { limit: 4 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n": typeof types.NewsArticleDocument,
    "\n  query NewsList($page: PageInput) {\n    news(page: $page) {\n      total\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n": typeof types.NewsListDocument,
    "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country {\n      code\n      name\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": typeof types.InfluencerTileFragmentDoc,
    "\n  query Home {\n    categories {\n      id\n      name\n      slug\n      isFeatured\n    }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, page: { limit: 10 }) {\n      items {\n        id\n        ...ProductCard\n      }\n    }\n    topInfluencers(page: { limit: 12 }) {\n      id\n      ...InfluencerTile\n    }\n    news(page: { limit: 5 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment HomeCampaigns on CampaignPage {\n    items {\n      id\n      ...CampaignCard\n    }\n  }\n": typeof types.HomeCampaignsFragmentDoc,
    "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n  }\n": typeof types.HomeNewestDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures {\n        id\n      }\n    }\n  }\n": typeof types.ConversationRowFragmentDoc,
    "\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": typeof types.AddresseePersonFragmentDoc,
    "\n  query Addressee($id: ID!) {\n    profile(id: $id) {\n      ...AddresseePerson\n    }\n  }\n": typeof types.AddresseeDocument,
    "\n  query Conversations($search: String, $page: PageInput) {\n    conversations(search: $search, page: $page) {\n      total\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite {\n        allowed\n        code\n        params\n        reason\n      }\n      job {\n        id\n        state\n        hiredStatus\n        campaign {\n          id\n          title\n        }\n      }\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures {\n      id\n      medium\n      large\n    }\n  }\n": typeof types.MessageRowFragmentDoc,
    "\n  query Messages($id: ID!, $page: PageInput) {\n    messages(conversationId: $id, page: $page) {\n      total\n      endCursor\n      items {\n        ...MessageRow\n      }\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  query FoundMessages($search: String!, $page: PageInput) {\n    searchMessages(search: $search, page: $page) {\n      total\n      items {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar {\n              id\n              tiny\n              small\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.FoundMessagesDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": typeof types.ConversationChangedDocument,
    "\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unread\n    }\n  }\n": typeof types.MarkConversationReadDocument,
    "\n  mutation SetTyping($conversationId: ID!) {\n    setTyping(conversationId: $conversationId)\n  }\n": typeof types.SetTypingDocument,
    "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input)\n  }\n": typeof types.ReportMessageDocument,
    "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n": typeof types.JobPaidDocument,
    "\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held {\n          minorUnits\n          currency\n        }\n      }\n    }\n  }\n": typeof types.PayForHireDocument,
    "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) {\n      id\n      state\n    }\n  }\n": typeof types.PaidOrNotDocument,
    "\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount {\n        minorUnits\n        currency\n      }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover {\n            id\n            small\n          }\n        }\n      }\n    }\n  }\n": typeof types.HirePaymentDocument,
    "\n  query PaidJobs($campaignId: ID!, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, page: $page) {\n      items {\n        id\n        state\n        releasedAt\n        held {\n          minorUnits\n          currency\n        }\n        refunded {\n          minorUnits\n          currency\n        }\n        applicant {\n          id\n          first\n        }\n      }\n      total\n    }\n  }\n": typeof types.PaidJobsDocument,
    "\n  query MyTransactions($filter: TransactionFilter, $page: PageInput) {\n    myTransactions(filter: $filter, page: $page) {\n      items {\n        id\n        direction\n        kind\n        amount {\n          minorUnits\n          currency\n        }\n        createdAt\n        campaign {\n          id\n          title\n        }\n        order {\n          id\n          title\n          method\n        }\n        counterparty {\n          id\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n      total\n    }\n  }\n": typeof types.MyTransactionsDocument,
    "\n  query MyApplications($search: String, $sort: CampaignSort, $page: PageInput) {\n    myRemarks(search: $search, sort: $sort, page: $page) {\n      items {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n        campaign {\n          ...CampaignCard\n        }\n      }\n      total\n    }\n  }\n": typeof types.MyApplicationsDocument,
    "\n  query MyCampaigns($search: String, $sort: CampaignSort, $page: PageInput) {\n    myCampaigns(search: $search, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n        ...OwnCampaign\n        createdAt\n        rejectedReason\n        permissions {\n          edit {\n            allowed\n          }\n        }\n      }\n      total\n    }\n  }\n": typeof types.MyCampaignsDocument,
    "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n      }\n      total\n    }\n  }\n": typeof types.MyFavoritesDocument,
    "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n": typeof types.ApplicationProfileDocument,
    "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n": typeof types.InfluencerProfileDocument,
    "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n": typeof types.OwnCampaignCardFragmentDoc,
    "\n  query OwnCampaigns($page: PageInput) {\n    myCampaigns(page: $page) {\n      total\n      items {\n        ...OwnCampaignCard\n      }\n    }\n  }\n": typeof types.OwnCampaignsDocument,
    "\n  query OwnProfile {\n    me {\n      id\n      profile {\n        ...PersonDetails\n      }\n    }\n  }\n": typeof types.OwnProfileDocument,
    "\n  query PersonCampaigns($ownerId: ID!, $page: PageInput) {\n    campaigns(filter: { ownerId: $ownerId }, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n": typeof types.PersonCampaignsDocument,
    "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n": typeof types.PersonPresenceDocument,
    "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    facebookUsername\n    online\n    lastSeenAt\n    memberSince\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": typeof types.PersonDetailsFragmentDoc,
    "\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n": typeof types.ReportPersonDocument,
    "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $page: InfluencerPageInput\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, page: $page) {\n      total\n      items {\n        ...InfluencerCard\n      }\n    }\n  }\n": typeof types.InfluencersDocument,
    "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": typeof types.InfluencerCardFragmentDoc,
    "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts {\n        id\n        kind\n        caption\n        pictureUrl\n        permalink\n        postedAt\n        likes\n        comments\n      }\n    }\n  }\n": typeof types.InstagramPostsFragmentDoc,
    "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n": typeof types.OwnAccessTokenFragmentDoc,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token {\n        ...OwnAccessToken\n      }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      ...OwnAccessToken\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  query BankProvider {\n    clientConfig {\n      productName\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n": typeof types.BankProviderDocument,
    "\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) {\n      ...OwnBankAccount\n    }\n  }\n": typeof types.SaveBankAccountDocument,
    "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query OpenJobs {\n    openJobs {\n      remarkId\n      campaignId\n      campaignTitle\n      isOwner\n    }\n  }\n": typeof types.OpenJobsDocument,
    "\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) {\n      url\n      expiresAt\n    }\n  }\n": typeof types.ExportMyDataDocument,
    "\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n": typeof types.CloseAccountDocument,
    "\n  query InterestChoices {\n    categories {\n      id\n      name\n    }\n  }\n": typeof types.InterestChoicesDocument,
    "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country {\n        code\n        name\n      }\n      instagramPrice {\n        minorUnits\n        currency\n      }\n      facebookPrice {\n        minorUnits\n        currency\n      }\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": typeof types.ProfileFormAccountFragmentDoc,
    "\n  query ProfileForm {\n    me {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.ProfileFormDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.SetFollowersDocument,
    "\n  mutation RefreshInstagram {\n    refreshInstagram {\n      ...ProfileFormAccount\n    }\n  }\n": typeof types.RefreshInstagramDocument,
    "\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile {\n        id\n        interests\n      }\n    }\n  }\n": typeof types.SetInterestsDocument,
    "\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": typeof types.SetAvatarDocument,
    "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n": typeof types.OwnBankAccountFragmentDoc,
    "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n      }\n    }\n    mySessions {\n      id\n      device\n      createdAt\n      lastUsedAt\n      isCurrent\n    }\n    accessTokens {\n      ...OwnAccessToken\n    }\n  }\n": typeof types.SettingsTabDocument,
    "\n  mutation DeleteBankAccount {\n    deleteBankAccount {\n      ...OwnBankAccount\n    }\n  }\n": typeof types.DeleteBankAccountDocument,
    "\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) {\n      id\n      mailNotifications\n    }\n  }\n": typeof types.SetMailNotificationsDocument,
    "\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n": typeof types.SetPlaceDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n": typeof types.WebhookRowFragmentDoc,
    "\n  query Webhooks {\n    webhooks {\n      ...WebhookRow\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      ...WebhookRow\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts {\n      id\n      at\n      durationMs\n      status\n      answer\n      failure\n    }\n  }\n": typeof types.DeliveryRowFragmentDoc,
    "\n  query WebhookDeliveries($webhookId: ID!, $page: PageInput) {\n    webhooks {\n      id\n      state\n      failingSince\n    }\n    webhookDeliveries(webhookId: $webhookId, page: $page) {\n      items {\n        ...DeliveryRow\n      }\n      total\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) {\n      ...DeliveryRow\n    }\n  }\n": typeof types.SendTestEventDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) {\n      ...DeliveryRow\n    }\n  }\n": typeof types.ReplayWebhookDeliveryDocument,
    "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total {\n        minorUnits\n        currency\n      }\n      product {\n        id\n        title\n        stockCount\n        cover {\n          id\n          small\n          medium\n        }\n        seller {\n          id\n          fullName\n        }\n      }\n      cash {\n        allowed\n        code\n        params\n        reason\n      }\n      card {\n        allowed\n        code\n        params\n        reason\n      }\n      lastDelivery {\n        recipient\n        phone\n        line1\n        line2\n        postalCode\n      }\n    }\n    me {\n      id\n      mobile\n      profile {\n        id\n        first\n        last\n      }\n    }\n  }\n": typeof types.CheckoutDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  query MyProducts($page: PageInput) {\n    myProducts(page: $page) {\n      total\n      items {\n        ...ProductCard\n        status\n      }\n    }\n  }\n": typeof types.MyProductsDocument,
    "\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": typeof types.ShipOrderDocument,
    "\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": typeof types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": typeof types.ReportOrderProblemDocument,
    "\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order {\n        ...OrderFields\n      }\n    }\n  }\n": typeof types.PayForOrderDocument,
    "\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": typeof types.ReviewProductDocument,
    "\n  query Orders($page: PageInput, $bought: Boolean!) {\n    myOrders(page: $page) @include(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n    mySales(page: $page) @skip(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, page: { limit: 4 }) {\n      items {\n        ...ProductCard\n      }\n    }\n  }\n": typeof types.MoreOfSellerDocument,
    "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating {\n        average\n        count\n      }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      price {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      seller {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n      permissions {\n        buy {\n          allowed\n          code\n          params\n          reason\n        }\n      }\n    }\n  }\n": typeof types.ProductDetailDocument,
    "\n  query ProductReviews($productId: ID!, $page: PageInput) {\n    productReviews(productId: $productId, page: $page) {\n      total\n      items {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProductReviewsDocument,
    "\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) {\n      id\n      status\n    }\n  }\n": typeof types.SetProductHiddenDocument,
    "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.EditedProductDocument,
    "\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) {\n      ...ProductCard\n      status\n    }\n  }\n": typeof types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductCard\n      status\n    }\n  }\n": typeof types.UpdateProductDocument,
    "\n  query Products($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...ProductCard\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held {\n      minorUnits\n      currency\n    }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    shippedAt\n    deliveredAt\n    picture {\n      id\n      small\n      medium\n    }\n    product {\n      id\n    }\n    total {\n      minorUnits\n      currency\n    }\n    buyer {\n      id\n      fullName\n    }\n    seller {\n      id\n      fullName\n    }\n    delivery {\n      recipient\n      phone\n      line1\n      line2\n      postalCode\n    }\n    review {\n      id\n      rating\n      text\n    }\n    nextSteps {\n      action\n      permission {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n    mayReview {\n      allowed\n    }\n    timeline {\n      action\n      state\n      by\n      at\n    }\n  }\n": typeof types.OrderFieldsFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      ...OrderFields\n    }\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n": typeof types.OrderPageDocument,
    "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) {\n      id\n      state\n    }\n  }\n": typeof types.OrderChangedDocument,
};
const documents: Documents = {
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  subscription MessageCount {\n    conversationChanged {\n      kind\n    }\n  }\n": types.MessageCountDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n": types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": types.MarkNotificationsReadDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n": types.OwnCampaignFragmentDoc,
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": types.CampaignCardFragmentDoc,
    "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n": types.SetFavouriteDocument,
    "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n  }\n": types.CampaignBriefFragmentDoc,
    "\n  mutation ReportCampaign($input: ReportInput!) {\n    reportCampaign(input: $input)\n  }\n": types.ReportCampaignDocument,
    "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n      myRemark {\n        ...Job\n      }\n      myInvitation {\n        id\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      permissions {\n        edit {\n          ...PermissionParts\n        }\n        close {\n          ...PermissionParts\n        }\n        setDisabled {\n          ...PermissionParts\n        }\n        apply {\n          ...PermissionParts\n        }\n        report {\n          ...PermissionParts\n        }\n        seeApplications {\n          ...PermissionParts\n        }\n      }\n    }\n  }\n": types.CampaignDetailDocument,
    "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n": types.PermissionPartsFragmentDoc,
    "\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.AnswerCancelDocument,
    "\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.WithdrawCancelDocument,
    "\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.AcceptOfferDocument,
    "\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.RejectOfferDocument,
    "\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.CancelJobDocument,
    "\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.AskToCancelDocument,
    "\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.HireDocument,
    "\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) {\n      id\n    }\n  }\n": types.InviteDocument,
    "\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.MarkAsDoneDocument,
    "\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.MakeOfferDocument,
    "\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n": types.RaiseDisputeDocument,
    "\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n": types.ReleasePaymentDocument,
    "\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n": types.MailVerificationAgainDocument,
    "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      statements {\n        by\n        text\n        at\n        pictures {\n          id\n          small\n          medium\n          large\n        }\n      }\n    }\n  }\n": types.DisputeRoomFragmentDoc,
    "\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n": types.AddDisputeStatementDocument,
    "\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held {\n      minorUnits\n      currency\n    }\n    heldUntil\n    offer {\n      id\n      status\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview {\n      minorUnits\n      currency\n    }\n    refunded {\n      minorUnits\n      currency\n    }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released {\n        minorUnits\n        currency\n      }\n      refunded {\n        minorUnits\n        currency\n      }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    nextSteps {\n      action\n      allowed\n      code\n      params\n      reason\n    }\n    timeline {\n      action\n      state\n      by\n      at\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": types.JobFragmentDoc,
    "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n": types.JobChangedDocument,
    "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) {\n      id\n      status\n      isDisabled\n    }\n  }\n": types.CampaignChangedDocument,
    "\n  fragment CampaignState on Campaign {\n    id\n    status\n    isDisabled\n  }\n": types.CampaignStateFragmentDoc,
    "\n  fragment JobState on Remark {\n    id\n    state\n  }\n": types.JobStateFragmentDoc,
    "\n  query JobNow($id: ID!) {\n    remark(id: $id) {\n      ...Job\n    }\n  }\n": types.JobNowDocument,
    "\n  fragment FacePresence on Profile {\n    online\n  }\n": types.FacePresenceFragmentDoc,
    "\n  query OwnPlace {\n    me {\n      id\n      hasPlace\n    }\n  }\n": types.OwnPlaceDocument,
    "\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n": types.KeepOwnPlaceDocument,
    "\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, page: $page) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n": types.CampaignRemarksDocument,
    "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $page: PageInput) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, page: $page) {\n      total\n      items {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        invitation {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n      }\n    }\n  }\n": types.SuggestedUsersDocument,
    "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n": types.OwnerJobsDocument,
    "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n": types.PeoplePresenceDocument,
    "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture {\n      id\n      small\n      medium\n      large\n    }\n  }\n": types.NewsTileFragmentDoc,
    "\n  query CallingCodes {\n    clientConfig {\n      visitorCountry\n    }\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n": types.CallingCodesDocument,
    "\n  query CountryOptions {\n    countries {\n      code\n      name\n    }\n  }\n": types.CountryOptionsDocument,
    "\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n": types.BeginLinkingDocument,
    "\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) {\n      ...ProfileFormAccount\n    }\n  }\n": types.FinishLinkingDocument,
    "\n  mutation UnlinkFacebook {\n    unlinkFacebook {\n      ...ProfileFormAccount\n    }\n  }\n": types.UnlinkFacebookDocument,
    "\n  query Linkable {\n    clientConfig {\n      linkable\n    }\n  }\n": types.LinkableDocument,
    "\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) {\n      ...ProfileFormAccount\n    }\n  }\n": types.SetInstagramUsernameDocument,
    "\n  query FilterCategories {\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": types.FilterCategoriesDocument,
    "\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) {\n      id\n    }\n  }\n": types.OpenConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      id\n      clientId\n    }\n  }\n": types.SendMessageDocument,
    "\n  mutation BlockUser($id: ID!) {\n    blockUser(profileId: $id)\n  }\n": types.BlockUserDocument,
    "\n  mutation UnblockUser($id: ID!) {\n    unblockUser(profileId: $id)\n  }\n": types.UnblockUserDocument,
    "\n  query BlockedUsers($page: PageInput) {\n    blockedUsers(page: $page) {\n      total\n      items {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n": types.BlockedUsersDocument,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount {\n      minorUnits\n      currency\n    }\n    price {\n      minorUnits\n      currency\n    }\n    discountPercent\n    stockCount\n    cover {\n      id\n      small\n      medium\n    }\n    seller {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": types.ProductCardFragmentDoc,
    "\n  query UploadPolicy {\n    uploadPolicy {\n      mimeTypes\n      campaignMaxBytes\n      productMaxBytes\n      profileMaxBytes\n      warning\n    }\n  }\n": types.UploadPolicyDocument,
    "\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": types.SetLanguageDocument,
    "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks {\n        name\n        url\n      }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n": types.SiteLinksDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": types.UsernameAvailableDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": types.MeDocument,
    "\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n": types.ClientConfigDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n": types.SignUpDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n": types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    updatedAt\n  }\n": types.DraftForEditFragmentDoc,
    "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    ...CampaignBrief\n    categories {\n      id\n      slug\n    }\n    countries {\n      code\n      name\n    }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    rejectedReason\n    permissions {\n      edit {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n  }\n": types.CampaignForEditFragmentDoc,
    "\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) {\n      updatedAt\n    }\n  }\n": types.SaveDraftDocument,
    "\n  mutation DiscardDraft {\n    discardDraft\n  }\n": types.DiscardDraftDocument,
    "\n  query MyDraft {\n    myDraft {\n      ...DraftForEdit\n    }\n  }\n": types.MyDraftDocument,
    "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignForEdit\n    }\n  }\n": types.EditedCampaignDocument,
    "\n  query CampaignChoices {\n    countries {\n      code\n      name\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": types.CampaignChoicesDocument,
    "\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      status\n    }\n  }\n": types.CreateCampaignDocument,
    "\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n  }\n": types.UpdateCampaignDocument,
    "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      campaign {\n        ...CampaignCard\n      }\n    }\n  }\n": types.ApplicationDocument,
    "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country {\n          code\n        }\n      }\n    }\n  }\n": types.ApplicantDocument,
    "\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) {\n      id\n      status\n    }\n  }\n": types.CloseCampaignDocument,
    "\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) {\n      id\n      isDisabled\n    }\n  }\n": types.SetCampaignDisabledDocument,
    "\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile {\n        id\n        followers\n        followersSource\n      }\n    }\n  }\n": types.SetFollowersForApplyingDocument,
    "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) {\n      ...Job\n    }\n  }\n": types.ApplyDocument,
    "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n": types.CampaignsDocument,
    "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) {\n      slug\n      name\n      html\n      updatedAt\n    }\n  }\n": types.SiteTextDocument,
    "\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n": types.SendHelpRequestDocument,
    "\n  query MyHelpRequests {\n    myHelpRequests(page: { limit: 10 }) {\n      items {\n        id\n        state\n        message\n        answer\n        createdAt\n      }\n    }\n  }\n": types.MyHelpRequestsDocument,
    "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture {\n        id\n        medium\n        large\n      }\n    }\n    news(page: { limit: 4 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n": types.NewsArticleDocument,
    "\n  query NewsList($page: PageInput) {\n    news(page: $page) {\n      total\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n": types.NewsListDocument,
    "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country {\n      code\n      name\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": types.InfluencerTileFragmentDoc,
    "\n  query Home {\n    categories {\n      id\n      name\n      slug\n      isFeatured\n    }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, page: { limit: 10 }) {\n      items {\n        id\n        ...ProductCard\n      }\n    }\n    topInfluencers(page: { limit: 12 }) {\n      id\n      ...InfluencerTile\n    }\n    news(page: { limit: 5 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment HomeCampaigns on CampaignPage {\n    items {\n      id\n      ...CampaignCard\n    }\n  }\n": types.HomeCampaignsFragmentDoc,
    "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n  }\n": types.HomeNewestDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures {\n        id\n      }\n    }\n  }\n": types.ConversationRowFragmentDoc,
    "\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": types.AddresseePersonFragmentDoc,
    "\n  query Addressee($id: ID!) {\n    profile(id: $id) {\n      ...AddresseePerson\n    }\n  }\n": types.AddresseeDocument,
    "\n  query Conversations($search: String, $page: PageInput) {\n    conversations(search: $search, page: $page) {\n      total\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n": types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite {\n        allowed\n        code\n        params\n        reason\n      }\n      job {\n        id\n        state\n        hiredStatus\n        campaign {\n          id\n          title\n        }\n      }\n    }\n  }\n": types.ConversationDocument,
    "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures {\n      id\n      medium\n      large\n    }\n  }\n": types.MessageRowFragmentDoc,
    "\n  query Messages($id: ID!, $page: PageInput) {\n    messages(conversationId: $id, page: $page) {\n      total\n      endCursor\n      items {\n        ...MessageRow\n      }\n    }\n  }\n": types.MessagesDocument,
    "\n  query FoundMessages($search: String!, $page: PageInput) {\n    searchMessages(search: $search, page: $page) {\n      total\n      items {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar {\n              id\n              tiny\n              small\n            }\n          }\n        }\n      }\n    }\n  }\n": types.FoundMessagesDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": types.ConversationChangedDocument,
    "\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unread\n    }\n  }\n": types.MarkConversationReadDocument,
    "\n  mutation SetTyping($conversationId: ID!) {\n    setTyping(conversationId: $conversationId)\n  }\n": types.SetTypingDocument,
    "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input)\n  }\n": types.ReportMessageDocument,
    "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n": types.JobPaidDocument,
    "\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held {\n          minorUnits\n          currency\n        }\n      }\n    }\n  }\n": types.PayForHireDocument,
    "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) {\n      id\n      state\n    }\n  }\n": types.PaidOrNotDocument,
    "\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount {\n        minorUnits\n        currency\n      }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover {\n            id\n            small\n          }\n        }\n      }\n    }\n  }\n": types.HirePaymentDocument,
    "\n  query PaidJobs($campaignId: ID!, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, page: $page) {\n      items {\n        id\n        state\n        releasedAt\n        held {\n          minorUnits\n          currency\n        }\n        refunded {\n          minorUnits\n          currency\n        }\n        applicant {\n          id\n          first\n        }\n      }\n      total\n    }\n  }\n": types.PaidJobsDocument,
    "\n  query MyTransactions($filter: TransactionFilter, $page: PageInput) {\n    myTransactions(filter: $filter, page: $page) {\n      items {\n        id\n        direction\n        kind\n        amount {\n          minorUnits\n          currency\n        }\n        createdAt\n        campaign {\n          id\n          title\n        }\n        order {\n          id\n          title\n          method\n        }\n        counterparty {\n          id\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n      total\n    }\n  }\n": types.MyTransactionsDocument,
    "\n  query MyApplications($search: String, $sort: CampaignSort, $page: PageInput) {\n    myRemarks(search: $search, sort: $sort, page: $page) {\n      items {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n        campaign {\n          ...CampaignCard\n        }\n      }\n      total\n    }\n  }\n": types.MyApplicationsDocument,
    "\n  query MyCampaigns($search: String, $sort: CampaignSort, $page: PageInput) {\n    myCampaigns(search: $search, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n        ...OwnCampaign\n        createdAt\n        rejectedReason\n        permissions {\n          edit {\n            allowed\n          }\n        }\n      }\n      total\n    }\n  }\n": types.MyCampaignsDocument,
    "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n      }\n      total\n    }\n  }\n": types.MyFavoritesDocument,
    "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n": types.ApplicationProfileDocument,
    "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n": types.InfluencerProfileDocument,
    "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n": types.OwnCampaignCardFragmentDoc,
    "\n  query OwnCampaigns($page: PageInput) {\n    myCampaigns(page: $page) {\n      total\n      items {\n        ...OwnCampaignCard\n      }\n    }\n  }\n": types.OwnCampaignsDocument,
    "\n  query OwnProfile {\n    me {\n      id\n      profile {\n        ...PersonDetails\n      }\n    }\n  }\n": types.OwnProfileDocument,
    "\n  query PersonCampaigns($ownerId: ID!, $page: PageInput) {\n    campaigns(filter: { ownerId: $ownerId }, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n": types.PersonCampaignsDocument,
    "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n": types.PersonPresenceDocument,
    "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    facebookUsername\n    online\n    lastSeenAt\n    memberSince\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": types.PersonDetailsFragmentDoc,
    "\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n": types.ReportPersonDocument,
    "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $page: InfluencerPageInput\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, page: $page) {\n      total\n      items {\n        ...InfluencerCard\n      }\n    }\n  }\n": types.InfluencersDocument,
    "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n": types.InfluencerCardFragmentDoc,
    "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts {\n        id\n        kind\n        caption\n        pictureUrl\n        permalink\n        postedAt\n        likes\n        comments\n      }\n    }\n  }\n": types.InstagramPostsFragmentDoc,
    "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n": types.OwnAccessTokenFragmentDoc,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token {\n        ...OwnAccessToken\n      }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      ...OwnAccessToken\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  query BankProvider {\n    clientConfig {\n      productName\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n": types.BankProviderDocument,
    "\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) {\n      ...OwnBankAccount\n    }\n  }\n": types.SaveBankAccountDocument,
    "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n": types.ChangePasswordDocument,
    "\n  query OpenJobs {\n    openJobs {\n      remarkId\n      campaignId\n      campaignTitle\n      isOwner\n    }\n  }\n": types.OpenJobsDocument,
    "\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) {\n      url\n      expiresAt\n    }\n  }\n": types.ExportMyDataDocument,
    "\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n": types.CloseAccountDocument,
    "\n  query InterestChoices {\n    categories {\n      id\n      name\n    }\n  }\n": types.InterestChoicesDocument,
    "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country {\n        code\n        name\n      }\n      instagramPrice {\n        minorUnits\n        currency\n      }\n      facebookPrice {\n        minorUnits\n        currency\n      }\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": types.ProfileFormAccountFragmentDoc,
    "\n  query ProfileForm {\n    me {\n      ...ProfileFormAccount\n    }\n  }\n": types.ProfileFormDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...ProfileFormAccount\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) {\n      ...ProfileFormAccount\n    }\n  }\n": types.SetFollowersDocument,
    "\n  mutation RefreshInstagram {\n    refreshInstagram {\n      ...ProfileFormAccount\n    }\n  }\n": types.RefreshInstagramDocument,
    "\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile {\n        id\n        interests\n      }\n    }\n  }\n": types.SetInterestsDocument,
    "\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": types.SetAvatarDocument,
    "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n": types.OwnBankAccountFragmentDoc,
    "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n      }\n    }\n    mySessions {\n      id\n      device\n      createdAt\n      lastUsedAt\n      isCurrent\n    }\n    accessTokens {\n      ...OwnAccessToken\n    }\n  }\n": types.SettingsTabDocument,
    "\n  mutation DeleteBankAccount {\n    deleteBankAccount {\n      ...OwnBankAccount\n    }\n  }\n": types.DeleteBankAccountDocument,
    "\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) {\n      id\n      mailNotifications\n    }\n  }\n": types.SetMailNotificationsDocument,
    "\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n": types.SetPlaceDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n": types.WebhookRowFragmentDoc,
    "\n  query Webhooks {\n    webhooks {\n      ...WebhookRow\n    }\n  }\n": types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      ...WebhookRow\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts {\n      id\n      at\n      durationMs\n      status\n      answer\n      failure\n    }\n  }\n": types.DeliveryRowFragmentDoc,
    "\n  query WebhookDeliveries($webhookId: ID!, $page: PageInput) {\n    webhooks {\n      id\n      state\n      failingSince\n    }\n    webhookDeliveries(webhookId: $webhookId, page: $page) {\n      items {\n        ...DeliveryRow\n      }\n      total\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) {\n      ...DeliveryRow\n    }\n  }\n": types.SendTestEventDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) {\n      ...DeliveryRow\n    }\n  }\n": types.ReplayWebhookDeliveryDocument,
    "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total {\n        minorUnits\n        currency\n      }\n      product {\n        id\n        title\n        stockCount\n        cover {\n          id\n          small\n          medium\n        }\n        seller {\n          id\n          fullName\n        }\n      }\n      cash {\n        allowed\n        code\n        params\n        reason\n      }\n      card {\n        allowed\n        code\n        params\n        reason\n      }\n      lastDelivery {\n        recipient\n        phone\n        line1\n        line2\n        postalCode\n      }\n    }\n    me {\n      id\n      mobile\n      profile {\n        id\n        first\n        last\n      }\n    }\n  }\n": types.CheckoutDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  query MyProducts($page: PageInput) {\n    myProducts(page: $page) {\n      total\n      items {\n        ...ProductCard\n        status\n      }\n    }\n  }\n": types.MyProductsDocument,
    "\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": types.ShipOrderDocument,
    "\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": types.ReportOrderProblemDocument,
    "\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order {\n        ...OrderFields\n      }\n    }\n  }\n": types.PayForOrderDocument,
    "\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n": types.ReviewProductDocument,
    "\n  query Orders($page: PageInput, $bought: Boolean!) {\n    myOrders(page: $page) @include(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n    mySales(page: $page) @skip(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n  }\n": types.OrdersDocument,
    "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, page: { limit: 4 }) {\n      items {\n        ...ProductCard\n      }\n    }\n  }\n": types.MoreOfSellerDocument,
    "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating {\n        average\n        count\n      }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      price {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      seller {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n      permissions {\n        buy {\n          allowed\n          code\n          params\n          reason\n        }\n      }\n    }\n  }\n": types.ProductDetailDocument,
    "\n  query ProductReviews($productId: ID!, $page: PageInput) {\n    productReviews(productId: $productId, page: $page) {\n      total\n      items {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n": types.ProductReviewsDocument,
    "\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) {\n      id\n      status\n    }\n  }\n": types.SetProductHiddenDocument,
    "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": types.EditedProductDocument,
    "\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) {\n      ...ProductCard\n      status\n    }\n  }\n": types.CreateProductDocument,
    "\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductCard\n      status\n    }\n  }\n": types.UpdateProductDocument,
    "\n  query Products($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...ProductCard\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held {\n      minorUnits\n      currency\n    }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    shippedAt\n    deliveredAt\n    picture {\n      id\n      small\n      medium\n    }\n    product {\n      id\n    }\n    total {\n      minorUnits\n      currency\n    }\n    buyer {\n      id\n      fullName\n    }\n    seller {\n      id\n      fullName\n    }\n    delivery {\n      recipient\n      phone\n      line1\n      line2\n      postalCode\n    }\n    review {\n      id\n      rating\n      text\n    }\n    nextSteps {\n      action\n      permission {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n    mayReview {\n      allowed\n    }\n    timeline {\n      action\n      state\n      by\n      at\n    }\n  }\n": types.OrderFieldsFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      ...OrderFields\n    }\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n": types.OrderPageDocument,
    "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) {\n      id\n      state\n    }\n  }\n": types.OrderChangedDocument,
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
export function graphql(source: "\n  subscription MessageCount {\n    conversationChanged {\n      kind\n    }\n  }\n"): (typeof documents)["\n  subscription MessageCount {\n    conversationChanged {\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n"): (typeof documents)["\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n"];
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
export function graphql(source: "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n      myRemark {\n        ...Job\n      }\n      myInvitation {\n        id\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      permissions {\n        edit {\n          ...PermissionParts\n        }\n        close {\n          ...PermissionParts\n        }\n        setDisabled {\n          ...PermissionParts\n        }\n        apply {\n          ...PermissionParts\n        }\n        report {\n          ...PermissionParts\n        }\n        seeApplications {\n          ...PermissionParts\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n      myRemark {\n        ...Job\n      }\n      myInvitation {\n        id\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      permissions {\n        edit {\n          ...PermissionParts\n        }\n        close {\n          ...PermissionParts\n        }\n        setDisabled {\n          ...PermissionParts\n        }\n        apply {\n          ...PermissionParts\n        }\n        report {\n          ...PermissionParts\n        }\n        seeApplications {\n          ...PermissionParts\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n"): (typeof documents)["\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {\n    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {\n    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {\n    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {\n    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation CancelJob($remarkId: ID!, $reason: String, $idempotencyKey: String) {\n    cancelJob(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation AskToCancel($remarkId: ID!, $reason: String!, $idempotencyKey: String) {\n    askToCancel(remarkId: $remarkId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation Hire($remarkId: ID!, $idempotencyKey: String) {\n    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {\n    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAsDone($remarkId: ID!, $text: String, $idempotencyKey: String) {\n    markAsDone(remarkId: $remarkId, text: $text, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {\n    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n"): (typeof documents)["\n  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {\n    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {\n    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation MailVerificationAgain {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      statements {\n        by\n        text\n        at\n        pictures {\n          id\n          small\n          medium\n          large\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      statements {\n        by\n        text\n        at\n        pictures {\n          id\n          small\n          medium\n          large\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n"): (typeof documents)["\n  mutation AddDisputeStatement($input: DisputeStatementInput!, $idempotencyKey: String) {\n    addDisputeStatement(input: $input, idempotencyKey: $idempotencyKey) {\n      ...Job\n      ...DisputeRoom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held {\n      minorUnits\n      currency\n    }\n    heldUntil\n    offer {\n      id\n      status\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview {\n      minorUnits\n      currency\n    }\n    refunded {\n      minorUnits\n      currency\n    }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released {\n        minorUnits\n        currency\n      }\n      refunded {\n        minorUnits\n        currency\n      }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    nextSteps {\n      action\n      allowed\n      code\n      params\n      reason\n    }\n    timeline {\n      action\n      state\n      by\n      at\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Job on Remark {\n    id\n    text\n    state\n    appliedAt\n    hiredAt\n    doneAt\n    doneText\n    hiredStatus\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held {\n      minorUnits\n      currency\n    }\n    heldUntil\n    offer {\n      id\n      status\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    cancelDeadline\n    cancelReason\n    refundPreview {\n      minorUnits\n      currency\n    }\n    refunded {\n      minorUnits\n      currency\n    }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      released {\n        minorUnits\n        currency\n      }\n      refunded {\n        minorUnits\n        currency\n      }\n      raisedAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      openedAt\n      closedAt\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    nextSteps {\n      action\n      allowed\n      code\n      params\n      reason\n    }\n    timeline {\n      action\n      state\n      by\n      at\n      amount {\n        minorUnits\n        currency\n      }\n    }\n    applicant {\n      id\n      first\n      fullName\n      username\n      followers\n      followersUnverified\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    campaign {\n      id\n      title\n      type\n      status\n      endsOn\n      owner {\n        id\n        fullName\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) {\n      id\n      status\n      isDisabled\n    }\n  }\n"): (typeof documents)["\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) {\n      id\n      status\n      isDisabled\n    }\n  }\n"];
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
export function graphql(source: "\n  query JobNow($id: ID!) {\n    remark(id: $id) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  query JobNow($id: ID!) {\n    remark(id: $id) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FacePresence on Profile {\n    online\n  }\n"): (typeof documents)["\n  fragment FacePresence on Profile {\n    online\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPlace {\n    me {\n      id\n      hasPlace\n    }\n  }\n"): (typeof documents)["\n  query OwnPlace {\n    me {\n      id\n      hasPlace\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n"): (typeof documents)["\n  mutation KeepOwnPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, page: $page) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, page: $page) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $page: PageInput) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, page: $page) {\n      total\n      items {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        invitation {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $page: PageInput) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, page: $page) {\n      total\n      items {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          username\n          followers\n          followersUnverified\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        invitation {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, page: { limit: 20 }) {\n      total\n      items {\n        ...Job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture {\n      id\n      small\n      medium\n      large\n    }\n  }\n"): (typeof documents)["\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture {\n      id\n      small\n      medium\n      large\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CallingCodes {\n    clientConfig {\n      visitorCountry\n    }\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n"): (typeof documents)["\n  query CallingCodes {\n    clientConfig {\n      visitorCountry\n    }\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountryOptions {\n    countries {\n      code\n      name\n    }\n  }\n"): (typeof documents)["\n  query CountryOptions {\n    countries {\n      code\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n"): (typeof documents)["\n  mutation BeginLinking($provider: SocialProvider!) {\n    beginLinking(provider: $provider)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  mutation FinishLinking($code: String!, $state: String!) {\n    finishLinking(code: $code, state: $state) {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkFacebook {\n    unlinkFacebook {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  mutation UnlinkFacebook {\n    unlinkFacebook {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Linkable {\n    clientConfig {\n      linkable\n    }\n  }\n"): (typeof documents)["\n  query Linkable {\n    clientConfig {\n      linkable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  mutation SetInstagramUsername($username: String) {\n    setInstagramUsername(username: $username) {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterCategories {\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  query FilterCategories {\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OpenConversation($profileId: ID!) {\n    openConversation(profileId: $profileId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      id\n      clientId\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      id\n      clientId\n    }\n  }\n"];
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
export function graphql(source: "\n  query BlockedUsers($page: PageInput) {\n    blockedUsers(page: $page) {\n      total\n      items {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlockedUsers($page: PageInput) {\n    blockedUsers(page: $page) {\n      total\n      items {\n        blockedAt\n        profile {\n          id\n          fullName\n          instagramUsername\n          city\n          country {\n            code\n            name\n          }\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount {\n      minorUnits\n      currency\n    }\n    price {\n      minorUnits\n      currency\n    }\n    discountPercent\n    stockCount\n    cover {\n      id\n      small\n      medium\n    }\n    seller {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount {\n      minorUnits\n      currency\n    }\n    price {\n      minorUnits\n      currency\n    }\n    discountPercent\n    stockCount\n    cover {\n      id\n      small\n      medium\n    }\n    seller {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadPolicy {\n    uploadPolicy {\n      mimeTypes\n      campaignMaxBytes\n      productMaxBytes\n      profileMaxBytes\n      warning\n    }\n  }\n"): (typeof documents)["\n  query UploadPolicy {\n    uploadPolicy {\n      mimeTypes\n      campaignMaxBytes\n      productMaxBytes\n      profileMaxBytes\n      warning\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"): (typeof documents)["\n  mutation SetLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks {\n        name\n        url\n      }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n"): (typeof documents)["\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks {\n        name\n        url\n      }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n"): (typeof documents)["\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n"): (typeof documents)["\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budgetMinor\n    productValueMinor\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    ...CampaignBrief\n    categories {\n      id\n      slug\n    }\n    countries {\n      code\n      name\n    }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    rejectedReason\n    permissions {\n      edit {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    ...CampaignBrief\n    categories {\n      id\n      slug\n    }\n    countries {\n      code\n      name\n    }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures {\n      id\n      tiny\n      small\n      medium\n      large\n    }\n    rejectedReason\n    permissions {\n      edit {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) {\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDraft($input: CampaignDraftInput!) {\n    saveDraft(input: $input) {\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardDraft {\n    discardDraft\n  }\n"): (typeof documents)["\n  mutation DiscardDraft {\n    discardDraft\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyDraft {\n    myDraft {\n      ...DraftForEdit\n    }\n  }\n"): (typeof documents)["\n  query MyDraft {\n    myDraft {\n      ...DraftForEdit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignForEdit\n    }\n  }\n"): (typeof documents)["\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignForEdit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignChoices {\n    countries {\n      code\n      name\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  query CampaignChoices {\n    countries {\n      code\n      name\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {\n    createCampaign(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {\n    updateCampaign(id: $id, input: $input) {\n      ...CampaignForEdit\n      status\n      cover {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      campaign {\n        ...CampaignCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      offers {\n        id\n        status\n        createdAt\n        decidedAt\n        amount {\n          minorUnits\n          currency\n        }\n      }\n      campaign {\n        ...CampaignCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country {\n          code\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n        country {\n          code\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CloseCampaign($id: ID!) {\n    closeCampaign(id: $id) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) {\n      id\n      isDisabled\n    }\n  }\n"): (typeof documents)["\n  mutation SetCampaignDisabled($id: ID!, $disabled: Boolean!) {\n    setCampaignDisabled(id: $id, disabled: $disabled) {\n      id\n      isDisabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile {\n        id\n        followers\n        followersSource\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFollowersForApplying($followers: Int!) {\n    setFollowers(followers: $followers) {\n      id\n      profile {\n        id\n        followers\n        followersSource\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) {\n      ...Job\n    }\n  }\n"): (typeof documents)["\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(campaignId: $campaignId, text: $text) {\n      ...Job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) {\n      slug\n      name\n      html\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) {\n      slug\n      name\n      html\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n"): (typeof documents)["\n  mutation SendHelpRequest($input: HelpRequestInput!) {\n    sendHelpRequest(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyHelpRequests {\n    myHelpRequests(page: { limit: 10 }) {\n      items {\n        id\n        state\n        message\n        answer\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyHelpRequests {\n    myHelpRequests(page: { limit: 10 }) {\n      items {\n        id\n        state\n        message\n        answer\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture {\n        id\n        medium\n        large\n      }\n    }\n    news(page: { limit: 4 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture {\n        id\n        medium\n        large\n      }\n    }\n    news(page: { limit: 4 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsList($page: PageInput) {\n    news(page: $page) {\n      total\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsList($page: PageInput) {\n    news(page: $page) {\n      total\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country {\n      code\n      name\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"): (typeof documents)["\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    username\n    followers\n    country {\n      code\n      name\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    categories {\n      id\n      name\n      slug\n      isFeatured\n    }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, page: { limit: 10 }) {\n      items {\n        id\n        ...ProductCard\n      }\n    }\n    topInfluencers(page: { limit: 12 }) {\n      id\n      ...InfluencerTile\n    }\n    news(page: { limit: 5 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    categories {\n      id\n      name\n      slug\n      isFeatured\n    }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, page: { limit: 10 }) {\n      items {\n        id\n        ...ProductCard\n      }\n    }\n    topInfluencers(page: { limit: 12 }) {\n      id\n      ...InfluencerTile\n    }\n    news(page: { limit: 5 }) {\n      items {\n        id\n        ...NewsTile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeCampaigns on CampaignPage {\n    items {\n      id\n      ...CampaignCard\n    }\n  }\n"): (typeof documents)["\n  fragment HomeCampaigns on CampaignPage {\n    items {\n      id\n      ...CampaignCard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n  }\n"): (typeof documents)["\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, page: { limit: 10 }) {\n      ...HomeCampaigns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      first\n      fullName\n      online\n      lastSeenAt\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      sentAt\n      pictures {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"): (typeof documents)["\n  fragment AddresseePerson on Profile {\n    id\n    first\n    fullName\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Addressee($id: ID!) {\n    profile(id: $id) {\n      ...AddresseePerson\n    }\n  }\n"): (typeof documents)["\n  query Addressee($id: ID!) {\n    profile(id: $id) {\n      ...AddresseePerson\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations($search: String, $page: PageInput) {\n    conversations(search: $search, page: $page) {\n      total\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversations($search: String, $page: PageInput) {\n    conversations(search: $search, page: $page) {\n      total\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite {\n        allowed\n        code\n        params\n        reason\n      }\n      job {\n        id\n        state\n        hiredStatus\n        campaign {\n          id\n          title\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite {\n        allowed\n        code\n        params\n        reason\n      }\n      job {\n        id\n        state\n        hiredStatus\n        campaign {\n          id\n          title\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures {\n      id\n      medium\n      large\n    }\n  }\n"): (typeof documents)["\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    sentAt\n    asksToPayOutside\n    pictures {\n      id\n      medium\n      large\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($id: ID!, $page: PageInput) {\n    messages(conversationId: $id, page: $page) {\n      total\n      endCursor\n      items {\n        ...MessageRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query Messages($id: ID!, $page: PageInput) {\n    messages(conversationId: $id, page: $page) {\n      total\n      endCursor\n      items {\n        ...MessageRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundMessages($search: String!, $page: PageInput) {\n    searchMessages(search: $search, page: $page) {\n      total\n      items {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar {\n              id\n              tiny\n              small\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundMessages($search: String!, $page: PageInput) {\n    searchMessages(search: $search, page: $page) {\n      total\n      items {\n        id\n        text\n        sentAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar {\n              id\n              tiny\n              small\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unread\n    }\n  }\n"): (typeof documents)["\n  mutation MarkConversationRead($conversationId: ID!, $messageId: ID!) {\n    markConversationRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unread\n    }\n  }\n"];
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
export function graphql(source: "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held {\n          minorUnits\n          currency\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {\n    payForHire(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredStatus\n        held {\n          minorUnits\n          currency\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount {\n        minorUnits\n        currency\n      }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover {\n            id\n            small\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HirePayment($campaignId: ID!, $applicantId: ID!) {\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {\n      amount {\n        minorUnits\n        currency\n      }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover {\n            id\n            small\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidJobs($campaignId: ID!, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, page: $page) {\n      items {\n        id\n        state\n        releasedAt\n        held {\n          minorUnits\n          currency\n        }\n        refunded {\n          minorUnits\n          currency\n        }\n        applicant {\n          id\n          first\n        }\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query PaidJobs($campaignId: ID!, $page: PageInput) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, page: $page) {\n      items {\n        id\n        state\n        releasedAt\n        held {\n          minorUnits\n          currency\n        }\n        refunded {\n          minorUnits\n          currency\n        }\n        applicant {\n          id\n          first\n        }\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTransactions($filter: TransactionFilter, $page: PageInput) {\n    myTransactions(filter: $filter, page: $page) {\n      items {\n        id\n        direction\n        kind\n        amount {\n          minorUnits\n          currency\n        }\n        createdAt\n        campaign {\n          id\n          title\n        }\n        order {\n          id\n          title\n          method\n        }\n        counterparty {\n          id\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query MyTransactions($filter: TransactionFilter, $page: PageInput) {\n    myTransactions(filter: $filter, page: $page) {\n      items {\n        id\n        direction\n        kind\n        amount {\n          minorUnits\n          currency\n        }\n        createdAt\n        campaign {\n          id\n          title\n        }\n        order {\n          id\n          title\n          method\n        }\n        counterparty {\n          id\n          fullName\n          username\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplications($search: String, $sort: CampaignSort, $page: PageInput) {\n    myRemarks(search: $search, sort: $sort, page: $page) {\n      items {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n        campaign {\n          ...CampaignCard\n        }\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query MyApplications($search: String, $sort: CampaignSort, $page: PageInput) {\n    myRemarks(search: $search, sort: $sort, page: $page) {\n      items {\n        id\n        state\n        hiredStatus\n        appliedAt\n        offer {\n          id\n          amount {\n            minorUnits\n            currency\n          }\n        }\n        campaign {\n          ...CampaignCard\n        }\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCampaigns($search: String, $sort: CampaignSort, $page: PageInput) {\n    myCampaigns(search: $search, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n        ...OwnCampaign\n        createdAt\n        rejectedReason\n        permissions {\n          edit {\n            allowed\n          }\n        }\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query MyCampaigns($search: String, $sort: CampaignSort, $page: PageInput) {\n    myCampaigns(search: $search, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n        ...OwnCampaign\n        createdAt\n        rejectedReason\n        permissions {\n          edit {\n            allowed\n          }\n        }\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $page: PageInput) {\n    campaigns(filter: $filter, sort: $sort, page: $page) {\n      items {\n        ...CampaignCard\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n"): (typeof documents)["\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n"): (typeof documents)["\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) {\n      ...PersonDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n"): (typeof documents)["\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCampaigns($page: PageInput) {\n    myCampaigns(page: $page) {\n      total\n      items {\n        ...OwnCampaignCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnCampaigns($page: PageInput) {\n    myCampaigns(page: $page) {\n      total\n      items {\n        ...OwnCampaignCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProfile {\n    me {\n      id\n      profile {\n        ...PersonDetails\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnProfile {\n    me {\n      id\n      profile {\n        ...PersonDetails\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonCampaigns($ownerId: ID!, $page: PageInput) {\n    campaigns(filter: { ownerId: $ownerId }, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query PersonCampaigns($ownerId: ID!, $page: PageInput) {\n    campaigns(filter: { ownerId: $ownerId }, page: $page) {\n      total\n      items {\n        ...CampaignCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) {\n      id\n      online\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    facebookUsername\n    online\n    lastSeenAt\n    memberSince\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"): (typeof documents)["\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    city\n    bio\n    interests\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    facebookUsername\n    online\n    lastSeenAt\n    memberSince\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n"): (typeof documents)["\n  mutation ReportPerson($input: PersonReportInput!) {\n    reportPerson(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $page: InfluencerPageInput\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, page: $page) {\n      total\n      items {\n        ...InfluencerCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $page: InfluencerPageInput\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, page: $page) {\n      total\n      items {\n        ...InfluencerCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"): (typeof documents)["\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    followers\n    followersSource\n    followersUnverified\n    online\n    lastSeenAt\n    country {\n      code\n      name\n    }\n    instagramPrice {\n      minorUnits\n      currency\n    }\n    avatar {\n      id\n      tiny\n      small\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts {\n        id\n        kind\n        caption\n        pictureUrl\n        permalink\n        postedAt\n        likes\n        comments\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts {\n        id\n        kind\n        caption\n        pictureUrl\n        permalink\n        postedAt\n        likes\n        comments\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n"): (typeof documents)["\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    isActive\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token {\n        ...OwnAccessToken\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token {\n        ...OwnAccessToken\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      ...OwnAccessToken\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      ...OwnAccessToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BankProvider {\n    clientConfig {\n      productName\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n"): (typeof documents)["\n  query BankProvider {\n    clientConfig {\n      productName\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) {\n      ...OwnBankAccount\n    }\n  }\n"): (typeof documents)["\n  mutation SaveBankAccount($input: BankAccountInput!) {\n    saveBankAccount(input: $input) {\n      ...OwnBankAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenJobs {\n    openJobs {\n      remarkId\n      campaignId\n      campaignTitle\n      isOwner\n    }\n  }\n"): (typeof documents)["\n  query OpenJobs {\n    openJobs {\n      remarkId\n      campaignId\n      campaignTitle\n      isOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) {\n      url\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation ExportMyData($password: String!) {\n    exportMyData(password: $password) {\n      url\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation CloseAccount($password: String!) {\n    closeAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InterestChoices {\n    categories {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query InterestChoices {\n    categories {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country {\n        code\n        name\n      }\n      instagramPrice {\n        minorUnits\n        currency\n      }\n      facebookPrice {\n        minorUnits\n        currency\n      }\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country {\n        code\n        name\n      }\n      instagramPrice {\n        minorUnits\n        currency\n      }\n      facebookPrice {\n        minorUnits\n        currency\n      }\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileForm {\n    me {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  query ProfileForm {\n    me {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  mutation SetFollowers($followers: Int!) {\n    setFollowers(followers: $followers) {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshInstagram {\n    refreshInstagram {\n      ...ProfileFormAccount\n    }\n  }\n"): (typeof documents)["\n  mutation RefreshInstagram {\n    refreshInstagram {\n      ...ProfileFormAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile {\n        id\n        interests\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetInterests($interests: [String!]!) {\n    setInterests(interests: $interests) {\n      id\n      profile {\n        id\n        interests\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetAvatar($picture: ID) {\n    setAvatar(picture: $picture) {\n      id\n      profile {\n        id\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n"): (typeof documents)["\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      todo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n      }\n    }\n    mySessions {\n      id\n      device\n      createdAt\n      lastUsedAt\n      isCurrent\n    }\n    accessTokens {\n      ...OwnAccessToken\n    }\n  }\n"): (typeof documents)["\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      mailNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n      }\n    }\n    mySessions {\n      id\n      device\n      createdAt\n      lastUsedAt\n      isCurrent\n    }\n    accessTokens {\n      ...OwnAccessToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBankAccount {\n    deleteBankAccount {\n      ...OwnBankAccount\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteBankAccount {\n    deleteBankAccount {\n      ...OwnBankAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) {\n      id\n      mailNotifications\n    }\n  }\n"): (typeof documents)["\n  mutation SetMailNotifications($enabled: Boolean!) {\n    setMailNotifications(enabled: $enabled) {\n      id\n      mailNotifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n"): (typeof documents)["\n  mutation SetPlace($place: PlaceInput) {\n    setPlace(place: $place) {\n      id\n      hasPlace\n    }\n  }\n"];
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
export function graphql(source: "\n  query Webhooks {\n    webhooks {\n      ...WebhookRow\n    }\n  }\n"): (typeof documents)["\n  query Webhooks {\n    webhooks {\n      ...WebhookRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      ...WebhookRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      ...WebhookRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      secret\n      webhook {\n        ...WebhookRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts {\n      id\n      at\n      durationMs\n      status\n      answer\n      failure\n    }\n  }\n"): (typeof documents)["\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts {\n      id\n      at\n      durationMs\n      status\n      answer\n      failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($webhookId: ID!, $page: PageInput) {\n    webhooks {\n      id\n      state\n      failingSince\n    }\n    webhookDeliveries(webhookId: $webhookId, page: $page) {\n      items {\n        ...DeliveryRow\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($webhookId: ID!, $page: PageInput) {\n    webhooks {\n      id\n      state\n      failingSince\n    }\n    webhookDeliveries(webhookId: $webhookId, page: $page) {\n      items {\n        ...DeliveryRow\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) {\n      ...DeliveryRow\n    }\n  }\n"): (typeof documents)["\n  mutation SendTestEvent($webhookId: ID!) {\n    sendTestEvent(webhookId: $webhookId) {\n      ...DeliveryRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) {\n      ...DeliveryRow\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(id: $id) {\n      ...DeliveryRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total {\n        minorUnits\n        currency\n      }\n      product {\n        id\n        title\n        stockCount\n        cover {\n          id\n          small\n          medium\n        }\n        seller {\n          id\n          fullName\n        }\n      }\n      cash {\n        allowed\n        code\n        params\n        reason\n      }\n      card {\n        allowed\n        code\n        params\n        reason\n      }\n      lastDelivery {\n        recipient\n        phone\n        line1\n        line2\n        postalCode\n      }\n    }\n    me {\n      id\n      mobile\n      profile {\n        id\n        first\n        last\n      }\n    }\n  }\n"): (typeof documents)["\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total {\n        minorUnits\n        currency\n      }\n      product {\n        id\n        title\n        stockCount\n        cover {\n          id\n          small\n          medium\n        }\n        seller {\n          id\n          fullName\n        }\n      }\n      cash {\n        allowed\n        code\n        params\n        reason\n      }\n      card {\n        allowed\n        code\n        params\n        reason\n      }\n      lastDelivery {\n        recipient\n        phone\n        line1\n        line2\n        postalCode\n      }\n    }\n    me {\n      id\n      mobile\n      profile {\n        id\n        first\n        last\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {\n    placeOrder(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyProducts($page: PageInput) {\n    myProducts(page: $page) {\n      total\n      items {\n        ...ProductCard\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyProducts($page: PageInput) {\n    myProducts(page: $page) {\n      total\n      items {\n        ...ProductCard\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation ShipOrder($orderId: ID!, $tracking: String, $key: String) {\n    shipOrder(orderId: $orderId, tracking: $tracking, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmDelivery($orderId: ID!, $key: String) {\n    confirmDelivery(orderId: $orderId, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($orderId: ID!, $reason: String, $key: String) {\n    cancelOrder(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReportOrderProblem($orderId: ID!, $reason: String!, $key: String) {\n    reportOrderProblem(orderId: $orderId, reason: $reason, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order {\n        ...OrderFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {\n    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      status\n      clientSecret\n      order {\n        ...OrderFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewProduct($input: ReviewInput!, $key: String) {\n    reviewProduct(input: $input, idempotencyKey: $key) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders($page: PageInput, $bought: Boolean!) {\n    myOrders(page: $page) @include(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n    mySales(page: $page) @skip(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Orders($page: PageInput, $bought: Boolean!) {\n    myOrders(page: $page) @include(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n    mySales(page: $page) @skip(if: $bought) {\n      total\n      items {\n        ...OrderFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, page: { limit: 4 }) {\n      items {\n        ...ProductCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, page: { limit: 4 }) {\n      items {\n        ...ProductCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating {\n        average\n        count\n      }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      price {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      seller {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n      permissions {\n        buy {\n          allowed\n          code\n          params\n          reason\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating {\n        average\n        count\n      }\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      price {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        name\n        slug\n      }\n      pictures {\n        id\n        small\n        medium\n        large\n      }\n      seller {\n        id\n        fullName\n        city\n        country {\n          code\n          name\n        }\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n      permissions {\n        buy {\n          allowed\n          code\n          params\n          reason\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReviews($productId: ID!, $page: PageInput) {\n    productReviews(productId: $productId, page: $page) {\n      total\n      items {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductReviews($productId: ID!, $page: PageInput) {\n    productReviews(productId: $productId, page: $page) {\n      total\n      items {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          avatar {\n            id\n            tiny\n            small\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {\n    setProductHidden(id: $id, hidden: $hidden) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      status\n      deactivatedReason\n      isMine\n      amount {\n        minorUnits\n        currency\n      }\n      categories {\n        id\n        slug\n      }\n      pictures {\n        id\n        tiny\n        small\n        medium\n        large\n      }\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) {\n      ...ProductCard\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: ProductInput!, $key: String) {\n    createProduct(input: $input, idempotencyKey: $key) {\n      ...ProductCard\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductCard\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProduct($id: ID!, $input: ProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      ...ProductCard\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...ProductCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Products($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      total\n      items {\n        ...ProductCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held {\n      minorUnits\n      currency\n    }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    shippedAt\n    deliveredAt\n    picture {\n      id\n      small\n      medium\n    }\n    product {\n      id\n    }\n    total {\n      minorUnits\n      currency\n    }\n    buyer {\n      id\n      fullName\n    }\n    seller {\n      id\n      fullName\n    }\n    delivery {\n      recipient\n      phone\n      line1\n      line2\n      postalCode\n    }\n    review {\n      id\n      rating\n      text\n    }\n    nextSteps {\n      action\n      permission {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n    mayReview {\n      allowed\n    }\n    timeline {\n      action\n      state\n      by\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held {\n      minorUnits\n      currency\n    }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    placedAt\n    shippedAt\n    deliveredAt\n    picture {\n      id\n      small\n      medium\n    }\n    product {\n      id\n    }\n    total {\n      minorUnits\n      currency\n    }\n    buyer {\n      id\n      fullName\n    }\n    seller {\n      id\n      fullName\n    }\n    delivery {\n      recipient\n      phone\n      line1\n      line2\n      postalCode\n    }\n    review {\n      id\n      rating\n      text\n    }\n    nextSteps {\n      action\n      permission {\n        allowed\n        code\n        params\n        reason\n      }\n    }\n    mayReview {\n      allowed\n    }\n    timeline {\n      action\n      state\n      by\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      ...OrderFields\n    }\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n"): (typeof documents)["\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      ...OrderFields\n    }\n    clientConfig {\n      paymentPublishableKey\n      paymentLocalBase\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) {\n      id\n      state\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;