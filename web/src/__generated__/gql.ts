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
    "\n  query TaskCount {\n    myTasks(first: 1) { totalCount }\n  }\n": typeof types.TaskCountDocument,
    "\n  subscription TaskSteps {\n    remarkChanged { remark { id state } }\n  }\n": typeof types.TaskStepsDocument,
    "\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n": typeof types.MessageCountDocument,
    "\n  mutation EndSeeing {\n    endSeeing { account { id } }\n  }\n": typeof types.EndSeeingDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  mutation SignOut {\n    signOut { isSignedOut }\n  }\n": typeof types.SignOutDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    state\n    remarkCount\n    isDisabled\n  }\n": typeof types.OwnCampaignFragmentDoc,
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n": typeof types.CampaignCardFragmentDoc,
    "\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) { campaign { id isFavourite } }\n  }\n": typeof types.SetFavouriteDocument,
    "\n  mutation SetShortlisted($input: SetShortlistedInput!) {\n    setShortlisted(input: $input) { remark { id isShortlisted } }\n  }\n": typeof types.SetShortlistedDocument,
    "\n  fragment Applicant on Remark {\n    id\n    isShortlisted\n    fit { ...FitParts }\n    applicant {\n      id\n      engagement\n      country { code name }\n    }\n  }\n": typeof types.ApplicantFragmentDoc,
    "\n  fragment JobWork on Remark {\n    id\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      note\n      draftFirst\n      rounds\n      roundsUsed\n      state\n      submissions {\n        id\n        version\n        kind\n        links\n        previews { link title pictureUrl postedAt }\n        pictures { id small medium large }\n        note\n        state\n        changes\n        answerBy\n        createdAt\n        decidedAt\n        isApprovedBySilence\n      }\n    }\n  }\n": typeof types.JobWorkFragmentDoc,
    "\n  query WorkOfJob($id: ID!) {\n    remark(id: $id) { ...JobWork }\n  }\n": typeof types.WorkOfJobDocument,
    "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n    brief { ...WorkParts }\n    owner { id fullName }\n  }\n": typeof types.CampaignBriefFragmentDoc,
    "\n  mutation ReportCampaign($input: ReportCampaignInput!) {\n    reportCampaign(input: $input) { reportId }\n  }\n": typeof types.ReportCampaignDocument,
    "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      owner { id reputation { ...Figures } }\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { amount currency }\n        permissions {\n          decline { ...PermissionParts }\n        }\n      }\n      fit { ...FitParts }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        extend { ...PermissionParts }\n        changeBrief { ...PermissionParts }\n        duplicate { ...PermissionParts }\n        getPaid { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n": typeof types.CampaignDetailDocument,
    "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n": typeof types.PermissionPartsFragmentDoc,
    "\n  mutation GiveAddress($input: GiveAddressInput!) {\n    giveAddress(input: $input) { remark { ...Job } }\n  }\n": typeof types.GiveAddressDocument,
    "\n  mutation AnswerCancel($input: AnswerCancelInput!) {\n    answerCancel(input: $input) { remark { ...Job } }\n  }\n": typeof types.AnswerCancelDocument,
    "\n  mutation WithdrawCancel($input: WithdrawCancelInput!) {\n    withdrawCancel(input: $input) { remark { ...Job } }\n  }\n": typeof types.WithdrawCancelDocument,
    "\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) { remark { ...Job } }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  mutation RejectOffer($input: RejectOfferInput!) {\n    rejectOffer(input: $input) { remark { ...Job } }\n  }\n": typeof types.RejectOfferDocument,
    "\n  mutation AskForChanges($input: AskForChangesInput!) {\n    askForChanges(input: $input) { remark { ...Job ...JobWork } }\n  }\n": typeof types.AskForChangesDocument,
    "\n  mutation CancelJob($input: CancelJobInput!) {\n    cancelJob(input: $input) { remark { ...Job } }\n  }\n": typeof types.CancelJobDocument,
    "\n  mutation AskToCancel($input: AskToCancelInput!) {\n    askToCancel(input: $input) { remark { ...Job } }\n  }\n": typeof types.AskToCancelDocument,
    "\n  mutation DeclineApplication($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { remark { ...Job } }\n  }\n": typeof types.DeclineApplicationDocument,
    "\n  mutation EndLateJob($input: EndLateJobInput!) {\n    endLateJob(input: $input) { remark { ...Job } }\n  }\n": typeof types.EndLateJobDocument,
    "\n  mutation HandInWork($input: HandInWorkInput!) {\n    handInWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n": typeof types.HandInWorkDocument,
    "\n  mutation Hire($input: HireInput!) {\n    hire(input: $input) { remark { ...Job } }\n  }\n": typeof types.HireDocument,
    "\n  mutation Invite($input: InviteInput!) {\n    invite(input: $input) { invitation { id } }\n  }\n": typeof types.InviteDocument,
    "\n  mutation MarkAsDone($input: MarkAsDoneInput!) {\n    markAsDone(input: $input) { remark { ...Job } }\n  }\n": typeof types.MarkAsDoneDocument,
    "\n  mutation MakeOffer($input: MakeOfferInput!) {\n    makeOffer(input: $input) { remark { ...Job } }\n  }\n": typeof types.MakeOfferDocument,
    "\n  mutation RaiseDispute($input: RaiseDisputeInput!) {\n    raiseDispute(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": typeof types.RaiseDisputeDocument,
    "\n  mutation ReleasePayment($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) { remark { ...Job } }\n  }\n": typeof types.ReleasePaymentDocument,
    "\n  mutation ReviewJob($input: ReviewJobInput!) {\n    reviewJob(input: $input) { remark { ...Job } }\n  }\n": typeof types.ReviewJobDocument,
    "\n  mutation ApproveWork($input: ApproveWorkInput!) {\n    approveWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n": typeof types.ApproveWorkDocument,
    "\n  mutation ProposeSettlement($input: ProposeSettlementInput!) {\n    proposeSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": typeof types.ProposeSettlementDocument,
    "\n  mutation AcceptSettlement($input: AcceptSettlementInput!) {\n    acceptSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": typeof types.AcceptSettlementDocument,
    "\n  mutation DeclineSettlement($input: DeclineSettlementInput!) {\n    declineSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": typeof types.DeclineSettlementDocument,
    "\n  mutation MarkAsSent($input: MarkAsSentInput!) {\n    markAsSent(input: $input) { remark { ...Job } }\n  }\n": typeof types.MarkAsSentDocument,
    "\n  mutation ConfirmReceipt($input: ConfirmReceiptInput!) {\n    confirmReceipt(input: $input) { remark { ...Job } }\n  }\n": typeof types.ConfirmReceiptDocument,
    "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n  }\n": typeof types.DisputeRoomFragmentDoc,
    "\n  mutation AddDisputeStatement($input: AddDisputeStatementInput!) {\n    addDisputeStatement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": typeof types.AddDisputeStatementDocument,
    "\n  fragment FitParts on Fit {\n    condition\n    state\n    change\n    refuses\n  }\n": typeof types.FitPartsFragmentDoc,
    "\n  fragment Job on Remark {\n    id\n    extraOfId\n    extraIds\n    text\n    price { amount currency }\n    state\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    hiredState\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { amount currency }\n    heldUntil\n    workDueAt\n    money {\n      place\n      amount { amount currency }\n      sent { amount currency }\n      promisedOn\n      promises { day }\n      arrivedOn\n      account { bankName last4 }\n      hold { reason until text code params path }\n    }\n    offer {\n      id\n      state\n      proposedBy\n      lapsesAt\n      amount { amount currency }\n      quote { total { amount currency } }\n    }\n    shipping {\n      state\n      product\n      carrier\n      trackingNumber\n      sentAt\n      receivedAt\n      address { recipient phone line1 line2 city region postalCode country }\n    }\n    workDueAt\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      draftFirst\n      rounds\n      roundsUsed\n      state\n    }\n    cancelDeadline\n    deadline { kind at }\n    cancelReason\n    refundPreview { amount currency }\n    refunded { amount currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      isSettled\n      settlements {\n        id\n        by\n        state\n        release { amount currency }\n        refund { amount currency }\n      }\n      released { amount currency }\n      refunded { amount currency }\n      createdAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      createdAt\n      closedAt\n      amount { amount currency }\n    }\n    reviews {\n      endsAt\n      closedAt\n      byOwner { ...JobReviewEntry }\n      byApplicant { ...JobReviewEntry }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { amount currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      isStaff\n      username\n      followers\n      followersUnverified\n      reputation { ...Figures }\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      state\n      endsOn\n      owner {\n        id\n        fullName\n        isStaff\n        avatar { id tiny small }\n      }\n    }\n  }\n": typeof types.JobFragmentDoc,
    "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n": typeof types.JobChangedDocument,
    "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id state isDisabled }\n  }\n": typeof types.CampaignChangedDocument,
    "\n  fragment CampaignState on Campaign {\n    id\n    state\n    isDisabled\n  }\n": typeof types.CampaignStateFragmentDoc,
    "\n  fragment JobState on Remark {\n    id\n    state\n  }\n": typeof types.JobStateFragmentDoc,
    "\n  query JobNow($id: ID!) {\n    remark(id: $id) { ...Job }\n  }\n": typeof types.JobNowDocument,
    "\n  fragment FacePresence on Profile {\n    online\n  }\n": typeof types.FacePresenceFragmentDoc,
    "\n  query OwnPlace {\n    me { id hasPlace }\n  }\n": typeof types.OwnPlaceDocument,
    "\n  mutation KeepOwnPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n": typeof types.KeepOwnPlaceDocument,
    "\n  query CampaignRemarks(\n    $campaignId: ID!\n    $tab: RemarkTab!\n    $filter: RemarkFilter\n    $sort: PeopleSort\n    $first: Int\n    $offset: Int\n  ) {\n    campaignRemarks(\n      campaignId: $campaignId\n      tab: $tab\n      filter: $filter\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes { ...Job ...Applicant }\n    }\n  }\n": typeof types.CampaignRemarksDocument,
    "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          isStaff\n          username\n          followers\n          followersUnverified\n          reputation { ...Figures }\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          state\n          amount { amount currency }\n          permissions {\n            withdraw { allowed }\n          }\n        }\n      }\n    }\n  }\n": typeof types.SuggestedUsersDocument,
    "\n  mutation WithdrawInvitation($input: WithdrawInvitationInput!) {\n    withdrawInvitation(input: $input) {\n      invitation {\n        id\n        state\n        permissions {\n          withdraw { allowed }\n        }\n      }\n    }\n  }\n": typeof types.WithdrawInvitationDocument,
    "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n  }\n": typeof types.OwnerJobsDocument,
    "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }\n  }\n": typeof types.PeoplePresenceDocument,
    "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture { id small medium large }\n  }\n": typeof types.NewsTileFragmentDoc,
    "\n  query PasswordStrength($password: String!, $about: [String!]) {\n    passwordStrength(password: $password, about: $about) { score hint }\n  }\n": typeof types.PasswordStrengthDocument,
    "\n  query CallingCodes {\n    clientConfig { visitorCountry }\n    countries { code name phonePrefix }\n  }\n": typeof types.CallingCodesDocument,
    "\n  query CountryOptions {\n    countries { code name }\n  }\n": typeof types.CountryOptionsDocument,
    "\n  mutation BeginLinking($input: BeginLinkingInput!) {\n    beginLinking(input: $input) { url }\n  }\n": typeof types.BeginLinkingDocument,
    "\n  mutation FinishLinking($input: FinishLinkingInput!) {\n    finishLinking(input: $input) { account { ...ProfileFormAccount } }\n  }\n": typeof types.FinishLinkingDocument,
    "\n  mutation UnlinkFacebook {\n    unlinkFacebook { account { ...ProfileFormAccount } }\n  }\n": typeof types.UnlinkFacebookDocument,
    "\n  query Linkable {\n    clientConfig { linkable }\n  }\n": typeof types.LinkableDocument,
    "\n  mutation SetInstagramUsername($input: SetInstagramUsernameInput!) {\n    setInstagramUsername(input: $input) { account { ...ProfileFormAccount } }\n  }\n": typeof types.SetInstagramUsernameDocument,
    "\n  query FilterCategories {\n    categories { id name slug }\n  }\n": typeof types.FilterCategoriesDocument,
    "\n  mutation OpenConversation($input: OpenConversationInput!) {\n    openConversation(input: $input) { conversation { id } }\n  }\n": typeof types.OpenConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { message { id clientId } }\n  }\n": typeof types.SendMessageDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($first: Int, $after: String) {\n    notifications(first: $first, after: $after) {\n      unread\n      pageInfo { endCursor hasNextPage }\n      nodes { id ...NotificationItem }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead { markedCount }\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  fragment SavedCard on SavedPaymentMethod {\n    id\n    brand\n    last4\n    expiryMonth\n    expiryYear\n  }\n": typeof types.SavedCardFragmentDoc,
    "\n  mutation CreateSetupIntent {\n    createSetupIntent { setupIntentId clientSecret }\n  }\n": typeof types.CreateSetupIntentDocument,
    "\n  mutation SavePaymentMethod($input: SavePaymentMethodInput!) {\n    savePaymentMethod(input: $input) { savedPaymentMethod { ...SavedCard } }\n  }\n": typeof types.SavePaymentMethodDocument,
    "\n  query SavedLists {\n    savedLists(first: 100) {\n      nodes { id name count }\n    }\n  }\n": typeof types.SavedListsDocument,
    "\n  mutation CreateSavedList($input: CreateSavedListInput!) {\n    createSavedList(input: $input) { savedList { id name count } }\n  }\n": typeof types.CreateSavedListDocument,
    "\n  mutation SaveInfluencer($input: SaveInfluencerInput!) {\n    saveInfluencer(input: $input) { profile { id savedListIds } }\n  }\n": typeof types.SaveInfluencerDocument,
    "\n  mutation BlockUser($input: BlockUserInput!) {\n    blockUser(input: $input) { profileId }\n  }\n": typeof types.BlockUserDocument,
    "\n  mutation UnblockUser($input: UnblockUserInput!) {\n    unblockUser(input: $input) { profileId }\n  }\n": typeof types.UnblockUserDocument,
    "\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          isStaff\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": typeof types.BlockedUsersDocument,
    "\n  mutation ResendVerification {\n    resendVerification { account { id } }\n  }\n": typeof types.ResendVerificationDocument,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { amount currency }\n    price { amount currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) { jobReview { ...JobReviewEntry } }\n  }\n": typeof types.AnswerReviewDocument,
    "\n  fragment Figures on Reputation {\n    isNew\n    jobsDone\n    rating\n    reviewCount\n    usualAnswerHours\n    usualReleaseHours\n    onTimePercent\n  }\n": typeof types.FiguresFragmentDoc,
    "\n  mutation ReportReview($input: ReportReviewInput!) {\n    reportReview(input: $input) { reportId }\n  }\n": typeof types.ReportReviewDocument,
    "\n  fragment JobReviewEntry on JobReview {\n    id\n    rating\n    text\n    authorSide\n    createdAt\n    publishedAt\n    answer\n    hiddenReason\n    mayAnswer { allowed }\n    author {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n": typeof types.JobReviewEntryFragmentDoc,
    "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { confirmedUntil }\n  }\n": typeof types.ConfirmIdentityDocument,
    "\n  query WaysToConfirm {\n    secondFactors {\n      passkeys { id }\n      authenticatorAppSince\n    }\n  }\n": typeof types.WaysToConfirmDocument,
    "\n  mutation StartPasskeySignIn {\n    startPasskeySignIn { passkeyOptions }\n  }\n": typeof types.StartPasskeySignInDocument,
    "\n  query MyTasks {\n    myTasks(first: 50) {\n      nodes { ...TaskRow }\n      totalCount\n    }\n  }\n": typeof types.MyTasksDocument,
    "\n  fragment TaskRow on Task {\n    kind\n    count\n    reason\n    deadlineAt\n    createdAt\n    amount { amount currency }\n    person { id fullName isStaff avatar { id tiny small } }\n    campaign { id title cover { id small } }\n    remark { id extraOfId workDueAt applicant { id } }\n    order { id title picture { id small } }\n    conversation { id lastMessage { id text } }\n  }\n": typeof types.TaskRowFragmentDoc,
    "\n  query OpenCampaign {\n    me { id purpose }\n    myCampaigns(filter: { states: [OPEN] }, first: 1) {\n      nodes { id title }\n    }\n  }\n": typeof types.OpenCampaignDocument,
    "\n  query MyMoney {\n    earned: myMoney(side: APPLICANT) { ...MoneyTotals }\n    spent: myMoney(side: OWNER) { ...MoneyTotals }\n  }\n": typeof types.MyMoneyDocument,
    "\n  fragment MoneyTotals on MoneyTotals {\n    held { amount { amount currency } count }\n    onItsWay { amount { amount currency } count promisedOn account { bankName last4 } }\n    expected { amount { amount currency } count }\n  }\n": typeof types.MoneyTotalsFragmentDoc,
    "\n  fragment AmendmentParts on Amendment {\n    id\n    state\n    proposedBy\n    createdAt\n    lapsesAt\n    message\n    rejectReason\n    finishesJob\n    work { ...WorkParts }\n  }\n": typeof types.AmendmentPartsFragmentDoc,
    "\n  fragment Proposal on Offer {\n    id\n    state\n    proposedBy\n    createdAt\n    decidedAt\n    lapsesAt\n    message\n    rejectReason\n    amount { amount currency }\n    quote { ...Quote }\n    work { ...WorkParts }\n  }\n": typeof types.ProposalFragmentDoc,
    "\n  fragment Quote on Quote {\n    amount { amount currency }\n    fee { amount currency }\n    total { amount currency }\n    estimate {\n      amount { amount currency }\n      rate\n      day\n    }\n  }\n": typeof types.QuoteFragmentDoc,
    "\n  query QuoteOf($amount: MoneyInput!) {\n    quote(amount: $amount) { ...Quote }\n  }\n": typeof types.QuoteOfDocument,
    "\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes }\n  }\n": typeof types.UploadPolicyDocument,
    "\n  mutation OpenVerification($input: OpenVerificationInput!) {\n    openVerification(input: $input) { url }\n  }\n": typeof types.OpenVerificationDocument,
    "\n  fragment DeliverableParts on Deliverable {\n    platform\n    format\n    count\n    note\n  }\n": typeof types.DeliverablePartsFragmentDoc,
    "\n  fragment WorkParts on Work {\n    deliverables { ...DeliverableParts }\n    ownerDeliverables { ...DeliverableParts }\n    productDescription\n    dueOn\n    dueDays\n    draftFirst\n    rounds\n    usage { channels days countries }\n  }\n": typeof types.WorkPartsFragmentDoc,
    "\n  mutation SetLanguage($input: SetLanguageInput!) {\n    setLanguage(input: $input) { account { id language } }\n  }\n": typeof types.SetLanguageDocument,
    "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks { name url }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n": typeof types.SiteLinksDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": typeof types.UsernameAvailableDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      seenByStaffUntil\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n": typeof types.ClientConfigDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { email }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { account { id } }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {\n    signInWithPasskey(input: $input) { account { id } }\n  }\n": typeof types.SignInWithPasskeyDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) { email }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {\n    confirmEmailChange(input: $input) { email }\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) { email }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation AnswerOAuthRequest($input: AnswerOAuthRequestInput!) {\n    answerOAuthRequest(input: $input) { url }\n  }\n": typeof types.AnswerOAuthRequestDocument,
    "\n  query OAuthRequest($id: ID!) {\n    oauthRequest(id: $id) { appName websiteHost returnsTo scopes }\n  }\n": typeof types.OAuthRequestDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { email }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation UndoEmailChange($input: UndoEmailChangeInput!) {\n    undoEmailChange(input: $input) { email }\n  }\n": typeof types.UndoEmailChangeDocument,
    "\n  mutation UndoBankAccount($input: UndoBankAccountChangeInput!) {\n    undoBankAccountChange(input: $input) { email }\n  }\n": typeof types.UndoBankAccountDocument,
    "\n  mutation ChooseUsername($input: ChooseUsernameInput!) {\n    chooseUsername(input: $input) {\n      account {\n        id\n        profile { id username }\n      }\n    }\n  }\n": typeof types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) { email }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query VerifiedPurpose {\n    me { id purpose hasDraft }\n  }\n": typeof types.VerifiedPurposeDocument,
    "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budget { amount currency }\n    productValue { amount currency }\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    brief { ...WorkParts }\n    updatedAt\n  }\n": typeof types.DraftForEditFragmentDoc,
    "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n": typeof types.CampaignForEditFragmentDoc,
    "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) { campaignDraft { updatedAt } }\n  }\n": typeof types.SaveDraftDocument,
    "\n  mutation DiscardDraft {\n    discardDraft { isDiscarded }\n  }\n": typeof types.DiscardDraftDocument,
    "\n  query MyDraft {\n    myDraft { ...DraftForEdit }\n  }\n": typeof types.MyDraftDocument,
    "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) { ...CampaignForEdit }\n  }\n": typeof types.EditedCampaignDocument,
    "\n  query CampaignChoices {\n    countries { code name }\n    categories { id name slug }\n  }\n": typeof types.CampaignChoicesDocument,
    "\n  mutation CreateCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) { campaign { id state } }\n  }\n": typeof types.CreateCampaignDocument,
    "\n  mutation UpdateCampaign($input: UpdateCampaignInput!) {\n    updateCampaign(input: $input) {\n      campaign {\n        ...CampaignForEdit\n        state\n        cover { id tiny small medium large }\n      }\n    }\n  }\n": typeof types.UpdateCampaignDocument,
    "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      ...JobWork\n      fit { ...FitParts }\n      brief { ...WorkParts }\n      offers {\n        id\n        state\n        createdAt\n        decidedAt\n        message\n        rejectReason\n        proposedBy\n        work { ...WorkParts }\n        amount { amount currency }\n        quote {\n          fee { amount currency }\n          total { amount currency }\n        }\n      }\n      deals { id version createdAt work { ...WorkParts } }\n      amendments { ...AmendmentParts }\n    }\n  }\n": typeof types.ApplicationDocument,
    "\n  query ExtrasOfJob($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Remark {\n        ...Job\n      }\n    }\n  }\n": typeof types.ExtrasOfJobDocument,
    "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n      }\n    }\n  }\n": typeof types.ApplicantDocument,
    "\n  mutation ChangeBrief($input: ChangeBriefInput!) {\n    changeBrief(input: $input) {\n      campaign {\n        id\n        brief { ...WorkParts }\n      }\n    }\n  }\n": typeof types.ChangeBriefDocument,
    "\n  mutation DeclineInvitation($input: DeclineInvitationInput!) {\n    declineInvitation(input: $input) { invitation { id state } }\n  }\n": typeof types.DeclineInvitationDocument,
    "\n  mutation DuplicateCampaign($input: DuplicateCampaignInput!) {\n    duplicateCampaign(input: $input) { campaignDraft { updatedAt } }\n  }\n": typeof types.DuplicateCampaignDocument,
    "\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    extendCampaign(input: $input) { campaign { id endsOn } }\n  }\n": typeof types.ExtendCampaignDocument,
    "\n  mutation CloseCampaign($input: CloseCampaignInput!) {\n    closeCampaign(input: $input) { campaign { id state } }\n  }\n": typeof types.CloseCampaignDocument,
    "\n  mutation SetCampaignDisabled($input: SetCampaignDisabledInput!) {\n    setCampaignDisabled(input: $input) { campaign { id isDisabled } }\n  }\n": typeof types.SetCampaignDisabledDocument,
    "\n  mutation SetFollowersForApplying($input: SetFollowersInput!) {\n    setFollowers(input: $input) {\n      account {\n        id\n        profile { id followers followersSource }\n      }\n    }\n  }\n": typeof types.SetFollowersForApplyingDocument,
    "\n  mutation Apply($input: ApplyToCampaignInput!) {\n    applyToCampaign(input: $input) { remark { ...Job } }\n  }\n": typeof types.ApplyDocument,
    "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": typeof types.CampaignsDocument,
    "\n  query Deals($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { ...DealSheet }\n    }\n  }\n": typeof types.DealsDocument,
    "\n  fragment DealSheet on Deal {\n    id\n    version\n    document\n    sha256\n    createdAt\n    campaignTitle\n    ownerName\n    applicantName\n    ownerAcceptedAt\n    applicantAcceptedAt\n    amount { amount currency }\n    fee { amount currency }\n    work { ...WorkParts }\n    dueAt\n  }\n": typeof types.DealSheetFragmentDoc,
    "\n  mutation ProposeExtra($input: ProposeExtraInput!) {\n    proposeExtra(input: $input) { remark { ...Job } }\n  }\n": typeof types.ProposeExtraDocument,
    "\n  query ExtraOf($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { id work { ...WorkParts } }\n    }\n  }\n": typeof types.ExtraOfDocument,
    "\n  query Terms($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      offers { ...Proposal }\n      amendments { ...AmendmentParts }\n      deals { id version createdAt amount { amount currency } work { ...WorkParts } }\n      campaign { id brief { ...WorkParts } }\n    }\n  }\n": typeof types.TermsDocument,
    "\n  mutation ProposeAmendment($input: ProposeAmendmentInput!) {\n    proposeAmendment(input: $input) { remark { ...Job } }\n  }\n": typeof types.ProposeAmendmentDocument,
    "\n  mutation AcceptAmendment($input: AcceptAmendmentInput!) {\n    acceptAmendment(input: $input) { remark { ...Job } }\n  }\n": typeof types.AcceptAmendmentDocument,
    "\n  mutation RejectAmendment($input: RejectAmendmentInput!) {\n    rejectAmendment(input: $input) { remark { ...Job } }\n  }\n": typeof types.RejectAmendmentDocument,
    "\n  mutation WithdrawAmendment($input: WithdrawAmendmentInput!) {\n    withdrawAmendment(input: $input) { remark { ...Job } }\n  }\n": typeof types.WithdrawAmendmentDocument,
    "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n": typeof types.SiteTextDocument,
    "\n  mutation SendHelpRequest($input: SendHelpRequestInput!) {\n    sendHelpRequest(input: $input) { helpRequestId }\n  }\n": typeof types.SendHelpRequestDocument,
    "\n  query MyHelpRequests {\n    myHelpRequests(first: 10) {\n      nodes { id state message answer createdAt }\n    }\n  }\n": typeof types.MyHelpRequestsDocument,
    "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture { id medium large }\n    }\n    news(first: 4) {\n      nodes { id ...NewsTile }\n    }\n  }\n": typeof types.NewsArticleDocument,
    "\n  query NewsList($first: Int, $offset: Int) {\n    news(first: $first, offset: $offset) {\n      totalCount\n      nodes { id ...NewsTile }\n    }\n  }\n": typeof types.NewsListDocument,
    "\n  fragment CaseHead on DeskCase {\n    ...QueueRow\n    remark { id }\n  }\n": typeof types.CaseHeadFragmentDoc,
    "\n  mutation AssignCase($input: AssignCaseInput!) {\n    assignCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n      }\n    }\n  }\n": typeof types.AssignCaseDocument,
    "\n  mutation ViewCase($input: ViewCaseInput!) {\n    viewCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n        viewers { id fullName }\n      }\n    }\n  }\n": typeof types.ViewCaseDocument,
    "\n  query DeskRoles {\n    me { id staffRoles }\n  }\n": typeof types.DeskRolesDocument,
    "\n  query DeskJobReviews($id: ID!) {\n    remark(id: $id) {\n      id\n      reviews {\n        byOwner { ...DeskReview }\n        byApplicant { ...DeskReview }\n      }\n    }\n  }\n  fragment DeskReview on JobReview {\n    id\n    rating\n    text\n    publishedAt\n    hiddenAt\n    hiddenReason\n    author { id fullName }\n  }\n": typeof types.DeskJobReviewsDocument,
    "\n  mutation DeskHideReview($input: HideReviewInput!) {\n    hideReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n": typeof types.DeskHideReviewDocument,
    "\n  mutation DeskRestoreReview($input: RestoreReviewInput!) {\n    restoreReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n": typeof types.DeskRestoreReviewDocument,
    "\n  mutation DeskSettleRefund($input: SettleRefundInput!) {\n    settleRefund(input: $input) { remark { id state } }\n  }\n": typeof types.DeskSettleRefundDocument,
    "\n  mutation DeskOpenDispute($input: OpenDisputeInput!) {\n    openDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state }\n      }\n    }\n  }\n": typeof types.DeskOpenDisputeDocument,
    "\n  fragment JobStory on Remark {\n    id\n    state\n    text\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    workDueAt\n    cancelReason\n    held { amount currency }\n    heldUntil\n    refunded { amount currency }\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    deadline { kind at }\n    applicant { id first fullName isStaff avatar { id tiny small } }\n    campaign { id title type owner { id fullName isStaff avatar { id tiny small } } }\n    timeline { action state by at amount { amount currency } }\n    deals { id version createdAt amount { amount currency } fee { amount currency } dueAt }\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      state\n      submissions {\n        id\n        version\n        kind\n        state\n        links\n        note\n        changes\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n    shipping { state sentAt receivedAt carrier trackingNumber }\n    money { place amount { amount currency } promisedOn arrivedOn hold { reason since until text } }\n    chargeback { id state reason createdAt closedAt amount { amount currency } }\n    dispute {\n      id\n      state\n      raisedBy\n      reason\n      createdAt\n      isOverdue\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      ruling\n      rulingReason\n      ruledAt\n      isSettled\n      released { amount currency }\n      refunded { amount currency }\n      pictures { id small medium large }\n      statements { by text createdAt pictures { id small medium large } }\n      settlements { id by state createdAt release { amount currency } refund { amount currency } }\n    }\n  }\n": typeof types.JobStoryFragmentDoc,
    "\n  query DeskJobMoney($id: ID!) {\n    payments(remarkId: $id, first: 5) {\n      nodes { ...JobPayment }\n    }\n  }\n": typeof types.DeskJobMoneyDocument,
    "\n  fragment JobPayment on StaffPayment {\n    id\n    state\n    failure\n    createdAt\n    providerPaymentId\n    providerTransferId\n    amount { amount currency }\n    fee { amount currency }\n    payer { id fullName }\n    payee { id fullName }\n    remark { id state campaign { id title } }\n    ledger {\n      id\n      kind\n      createdAt\n      entries { account party { id fullName } amount { amount currency } }\n    }\n  }\n": typeof types.JobPaymentFragmentDoc,
    "\n  query CampaignCase($id: ID!) {\n    deskCase(kind: CAMPAIGN, caseId: $id) {\n      ...CaseHead\n      campaign { ...CampaignStory }\n    }\n  }\n": typeof types.CampaignCaseDocument,
    "\n  fragment CampaignStory on Campaign {\n    id\n    state\n    type\n    title\n    detailsHtml\n    productUrl\n    endsOn\n    gender\n    minAge\n    maxAge\n    minFollowers\n    hashtags\n    tags\n    rejectedReason\n    createdAt\n    budget { amount currency }\n    productValue { amount currency }\n    categories { id name }\n    countries { code name }\n    pictures { id small medium large }\n    brief { ...WorkParts }\n    owner { id fullName username }\n  }\n": typeof types.CampaignStoryFragmentDoc,
    "\n  query FollowersCase($id: ID!) {\n    deskCase(kind: FOLLOWER_JUMP, caseId: $id) {\n      ...CaseHead\n      followerJump { id profileId fullName instagramUsername before after createdAt }\n    }\n  }\n": typeof types.FollowersCaseDocument,
    "\n  mutation DeskSettleJump($input: SettleFollowerJumpInput!) {\n    settleFollowerJump(input: $input) { followerJump { id accepted } }\n  }\n": typeof types.DeskSettleJumpDocument,
    "\n  query HelpCase($id: ID!) {\n    deskCase(kind: HELP, caseId: $id) {\n      ...CaseHead\n      helpRequest {\n        id\n        name\n        email\n        message\n        createdAt\n        sender { id fullName }\n        picture { id small medium large }\n      }\n    }\n  }\n": typeof types.HelpCaseDocument,
    "\n  mutation DeskAnswerHelp($input: ResolveHelpRequestInput!) {\n    resolveHelpRequest(input: $input) { helpRequest { id state } }\n  }\n": typeof types.DeskAnswerHelpDocument,
    "\n  query JobMoneyCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n      chargeback { ...ChargebackFacts }\n    }\n  }\n": typeof types.JobMoneyCaseDocument,
    "\n  fragment ChargebackFacts on StaffChargeback {\n    id\n    dueBy\n    providerDisputeId\n    fundsWithdrawn\n    borne { amount currency }\n    chargeback { id state reason createdAt amount { amount currency } }\n  }\n": typeof types.ChargebackFactsFragmentDoc,
    "\n  query OrderCase($id: ID!) {\n    deskCase(kind: ORDER, caseId: $id) {\n      ...CaseHead\n      order { ...OrderStory }\n    }\n  }\n": typeof types.OrderCaseDocument,
    "\n  query ReportCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      report { ...DeskReport }\n    }\n  }\n": typeof types.ReportCaseDocument,
    "\n  fragment DeskReport on Report {\n    id\n    comment\n    createdAt\n    picture { id small medium large }\n    reporter { id fullName }\n    person { id fullName username bio }\n    campaign { ...CampaignStory }\n    review { id rating text campaignTitle hiddenAt publishedAt author { id fullName } }\n  }\n": typeof types.DeskReportFragmentDoc,
    "\n  mutation DeskResolveReport($input: ResolveReportInput!) {\n    resolveReport(input: $input) { report { id resolvedAt } }\n  }\n": typeof types.DeskResolveReportDocument,
    "\n  mutation DeskApprove($input: ApproveCampaignInput!) {\n    approveCampaign(input: $input) { campaign { id state } }\n  }\n": typeof types.DeskApproveDocument,
    "\n  mutation DeskReject($input: RejectCampaignInput!) {\n    rejectCampaign(input: $input) { campaign { id state rejectedReason } }\n  }\n": typeof types.DeskRejectDocument,
    "\n  query DisputeCase($id: ID!) {\n    deskCase(kind: DISPUTE, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n    }\n  }\n": typeof types.DisputeCaseDocument,
    "\n  query DeskRulingEffect($remarkId: ID!, $release: MoneyInput!) {\n    rulingEffect(remarkId: $remarkId, release: $release) {\n      held { amount currency }\n      release { amount currency }\n      refund { amount currency }\n      fee { amount currency }\n      feeBack { amount currency }\n    }\n  }\n": typeof types.DeskRulingEffectDocument,
    "\n  mutation DeskRule($input: RuleDisputeInput!) {\n    ruleDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state ruling }\n      }\n    }\n  }\n": typeof types.DeskRuleDocument,
    "\n  mutation DeskExtend($input: ExtendDisputeInput!) {\n    extendDispute(input: $input) {\n      remark {\n        id\n        dispute { id answerFrom answerDeadline rulingDeadline }\n      }\n    }\n  }\n": typeof types.DeskExtendDocument,
    "\n  query DeskLog($filter: StaffActionFilter, $first: Int, $offset: Int) {\n    staffActions(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        action\n        subject\n        details\n        reason\n        createdAt\n        address\n        staff { id fullName }\n        second { id fullName }\n        whom { id fullName }\n      }\n    }\n  }\n": typeof types.DeskLogDocument,
    "\n  query DeskCategories {\n    categoriesDesk { ...DeskCategory }\n  }\n  fragment DeskCategory on Category {\n    id\n    name\n    slug\n    isActive\n    isFeatured\n  }\n": typeof types.DeskCategoriesDocument,
    "\n  mutation DeskSaveCategory($input: SaveCategoryInput!) {\n    saveCategory(input: $input) { category { ...DeskCategory } }\n  }\n": typeof types.DeskSaveCategoryDocument,
    "\n  query DeskDoctor {\n    doctorFindings { about outcome says mend }\n  }\n": typeof types.DeskDoctorDocument,
    "\n  query DeskFeatured {\n    campaigns(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedCampaign }\n    }\n    influencers(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedPerson }\n    }\n  }\n  fragment FeaturedCampaign on Campaign {\n    id\n    title\n    featurePosition\n    cover { id small }\n    owner { id fullName }\n  }\n  fragment FeaturedPerson on Profile {\n    id\n    fullName\n    username\n    avatar { id tiny small }\n  }\n": typeof types.DeskFeaturedDocument,
    "\n  query DeskFindCampaigns($search: String!) {\n    campaigns(filter: { search: $search }, first: 6) { nodes { ...FeaturedCampaign } }\n  }\n": typeof types.DeskFindCampaignsDocument,
    "\n  query DeskFindInfluencers($search: String!) {\n    influencers(filter: { search: $search }, first: 6) { nodes { ...FeaturedPerson } }\n  }\n": typeof types.DeskFindInfluencersDocument,
    "\n  mutation DeskFeatureCampaign($input: FeatureCampaignInput!) {\n    featureCampaign(input: $input) { campaign { id featurePosition } }\n  }\n": typeof types.DeskFeatureCampaignDocument,
    "\n  mutation DeskFeatureInfluencer($input: FeatureInfluencerInput!) {\n    featureInfluencer(input: $input) { profileId }\n  }\n": typeof types.DeskFeatureInfluencerDocument,
    "\n  query DeskFigures($month: Date) {\n    monthlyFigures(month: $month) {\n      month\n      bookedUntil\n      currencies {\n        charged { amount currency }\n        refunded { amount currency }\n        transferred { amount currency }\n        chargedBack { amount currency }\n        providerFees { amount currency }\n        exchange { amount currency }\n        platformFee { amount currency }\n        losses { amount currency }\n        net { amount currency }\n        balance { amount currency }\n      }\n    }\n  }\n": typeof types.DeskFiguresDocument,
    "\n  query DeskNews($first: Int, $offset: Int) {\n    newsDesk(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        state\n        title\n        day\n        picture { id small }\n      }\n    }\n  }\n": typeof types.DeskNewsDocument,
    "\n  query DeskNewsArticle($id: ID!) {\n    newsArticle(id: $id) { ...DeskArticle }\n  }\n  fragment DeskArticle on NewsArticle {\n    id\n    state\n    title\n    html\n    day\n    picture { id tiny small medium large }\n  }\n": typeof types.DeskNewsArticleDocument,
    "\n  mutation DeskSaveNews($input: SaveNewsInput!) {\n    saveNews(input: $input) { newsArticle { ...DeskArticle } }\n  }\n": typeof types.DeskSaveNewsDocument,
    "\n  mutation DeskPublishNews($input: PublishNewsInput!) {\n    publishNews(input: $input) { newsArticle { id state } }\n  }\n": typeof types.DeskPublishNewsDocument,
    "\n  mutation DeskWithdrawNews($input: WithdrawNewsInput!) {\n    withdrawNews(input: $input) { newsArticle { id state } }\n  }\n": typeof types.DeskWithdrawNewsDocument,
    "\n  query DeskProducts($search: String, $states: [ProductState!], $first: Int, $offset: Int) {\n    products(filter: { search: $search, states: $states }, sort: NEWEST, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...DeskProduct }\n    }\n  }\n  fragment DeskProduct on Product {\n    id\n    title\n    state\n    stockCount\n    deactivatedReason\n    price { amount currency }\n    cover { id small }\n    seller { id fullName }\n  }\n": typeof types.DeskProductsDocument,
    "\n  mutation DeskDeactivateProduct($input: DeactivateProductInput!) {\n    deactivateProduct(input: $input) { product { id state deactivatedReason } }\n  }\n": typeof types.DeskDeactivateProductDocument,
    "\n  query DeskProviderEvents($state: ProviderEventState, $first: Int, $offset: Int) {\n    providerEvents(state: $state, first: $first, offset: $offset) {\n      totalCount\n      nodes { id type state about tries lastError createdAt nextTryAt }\n    }\n  }\n": typeof types.DeskProviderEventsDocument,
    "\n  mutation DeskRetryEvent($input: RetryProviderEventInput!) {\n    retryProviderEvent(input: $input) { providerEvent { id state tries nextTryAt } }\n  }\n": typeof types.DeskRetryEventDocument,
    "\n  query DeskRevisions($kind: ContentKind!, $key: String!) {\n    contentRevisions(kind: $kind, key: $key, first: 20) {\n      totalCount\n      nodes { ...RevisionParts }\n    }\n  }\n  fragment RevisionParts on ContentRevision {\n    id\n    title\n    html\n    createdAt\n    editor { id fullName }\n  }\n": typeof types.DeskRevisionsDocument,
    "\n  query DeskSiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n": typeof types.DeskSiteTextDocument,
    "\n  mutation DeskSaveSiteText($input: SaveSiteTextInput!) {\n    saveSiteText(input: $input) { siteText { slug name html updatedAt } }\n  }\n": typeof types.DeskSaveSiteTextDocument,
    "\n  query DeskSlides {\n    slides { ...DeskSlide }\n  }\n  fragment DeskSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id tiny small medium large }\n  }\n": typeof types.DeskSlidesDocument,
    "\n  mutation DeskSaveSlide($input: SaveSlideInput!) {\n    saveSlide(input: $input) { slide { ...DeskSlide } }\n  }\n": typeof types.DeskSaveSlideDocument,
    "\n  mutation DeskMoveSlide($input: MoveSlideInput!) {\n    moveSlide(input: $input) { slide { id } }\n  }\n": typeof types.DeskMoveSlideDocument,
    "\n  mutation DeskRemoveSlide($input: RemoveSlideInput!) {\n    removeSlide(input: $input) { removedSlideId }\n  }\n": typeof types.DeskRemoveSlideDocument,
    "\n  query DeskStaff {\n    findUsers(search: \"\", staffOnly: true, first: 100) {\n      totalCount\n      nodes { ...DeskStaffMember }\n    }\n  }\n  fragment DeskStaffMember on StaffAccount {\n    id\n    email\n    isStaff\n    staffRoles\n    profile { id fullName avatar { id tiny small } }\n  }\n": typeof types.DeskStaffDocument,
    "\n  query DeskFindAccounts($search: String!) {\n    findUsers(search: $search, first: 6) { nodes { ...DeskStaffMember } }\n  }\n": typeof types.DeskFindAccountsDocument,
    "\n  mutation DeskSetRoles($input: SetStaffRolesInput!) {\n    setStaffRoles(input: $input) { staffAccount { id isStaff staffRoles } }\n  }\n": typeof types.DeskSetRolesDocument,
    "\n  query DeskStuckMoney($first: Int, $offset: Int) {\n    stuckMoney(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        kind\n        state\n        hold\n        tries\n        amount { amount currency }\n        providerId\n        failure\n        since\n        nextTryAt\n        dueAt\n        isOverdue\n        about\n        payer { id fullName }\n        payee { id fullName }\n        paymentId\n        orderId\n      }\n    }\n  }\n": typeof types.DeskStuckMoneyDocument,
    "\n  query StaffNotes($subjectId: ID!) {\n    staffNotes(subjectId: $subjectId, first: 20) {\n      totalCount\n      nodes { id text createdAt author { id fullName } }\n    }\n  }\n": typeof types.StaffNotesDocument,
    "\n  mutation AddStaffNote($input: AddStaffNoteInput!) {\n    addStaffNote(input: $input) {\n      staffNote { id }\n    }\n  }\n": typeof types.AddStaffNoteDocument,
    "\n  fragment OrderStory on Order {\n    id\n    state\n    method\n    title\n    quantity\n    problem\n    isChargedBack\n    isHeld\n    isPaidOut\n    tracking\n    endReason\n    createdAt\n    shippedAt\n    deliveredAt\n    dueAt\n    total { amount currency }\n    held { amount currency }\n    picture { id small medium large }\n    buyer { id fullName }\n    seller { id fullName }\n    timeline { action state by at }\n  }\n": typeof types.OrderStoryFragmentDoc,
    "\n  query DeskOrder($id: ID!) {\n    order(id: $id) { ...OrderStory }\n  }\n": typeof types.DeskOrderDocument,
    "\n  mutation DeskSettleOrder($input: SettleOrderInput!) {\n    settleOrder(input: $input) { order { ...OrderStory } }\n  }\n": typeof types.DeskSettleOrderDocument,
    "\n  query DeskPersonAccess($id: ID!) {\n    deskMails(accountId: $id) { code state tries at doneAt }\n    deskDevices(accountId: $id) { id device network countryCode createdAt lastUsedAt factorAt }\n  }\n": typeof types.DeskPersonAccessDocument,
    "\n  mutation DeskSuspend($input: SuspendAccountInput!) {\n    suspendAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n": typeof types.DeskSuspendDocument,
    "\n  mutation DeskRestore($input: RestoreAccountInput!) {\n    restoreAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n": typeof types.DeskRestoreDocument,
    "\n  mutation DeskReopen($input: ReopenAccountInput!) {\n    reopenAccount(input: $input) { accountId }\n  }\n": typeof types.DeskReopenDocument,
    "\n  mutation DeskSeeAsPerson($input: SeeAsPersonInput!) {\n    seeAsPerson(input: $input) { seeingUntil }\n  }\n": typeof types.DeskSeeAsPersonDocument,
    "\n  fragment DeskPersonParts on DeskPerson {\n    account {\n      id\n      email\n      emailVerified\n      isStaff\n      suspendedAt\n      createdAt\n      campaignCount\n      remarkCount\n      profile {\n        id\n        fullName\n        username\n        createdAt\n        city\n        country { code name }\n        followers\n        followersSource\n        avatar { id tiny small }\n        reputation { isNew jobsDone rating reviewCount onTimePercent usualReleaseHours }\n      }\n    }\n    closedAt\n    approvedCount\n    rejectedCount\n    reportCount\n    disputeCount\n    ruledAgainstCount\n    chargebackCount\n    payoutCount\n    payoutTotal { amount currency }\n    bankAccountSince\n    canBePaidOut\n  }\n": typeof types.DeskPersonPartsFragmentDoc,
    "\n  query DeskPerson($id: ID!) {\n    deskPerson(accountId: $id) { ...DeskPersonParts }\n  }\n": typeof types.DeskPersonDocument,
    "\n  query DeskSides($one: ID!, $other: ID!) {\n    one: deskPerson(accountId: $one) { ...DeskPersonParts }\n    other: deskPerson(accountId: $other) { ...DeskPersonParts }\n  }\n": typeof types.DeskSidesDocument,
    "\n  query DeskProposalPayee($remarkId: ID!, $orderId: ID!, $isJob: Boolean!) {\n    remark(id: $remarkId) @include(if: $isJob) { id applicant { id } }\n    order(id: $orderId) @skip(if: $isJob) { id seller { id } }\n  }\n": typeof types.DeskProposalPayeeDocument,
    "\n  fragment ProposalParts on StaffProposal {\n    id\n    operation\n    input\n    sha256\n    subject\n    amount { amount currency }\n    proposer { id fullName }\n    createdAt\n    expiresAt\n  }\n": typeof types.ProposalPartsFragmentDoc,
    "\n  query DeskProposals {\n    staffProposals(first: 50) {\n      totalCount\n      nodes { ...ProposalParts }\n    }\n  }\n": typeof types.DeskProposalsDocument,
    "\n  mutation DeskConfirmProposal($input: ConfirmProposalInput!) {\n    confirmProposal(input: $input) { staffProposal { id } }\n  }\n": typeof types.DeskConfirmProposalDocument,
    "\n  mutation DeskSendBackProposal($input: SendBackProposalInput!) {\n    sendBackProposal(input: $input) { staffProposal { id } }\n  }\n": typeof types.DeskSendBackProposalDocument,
    "\n  query DeskWaitingCampaigns {\n    deskQueue(kinds: [CAMPAIGN], first: 50) {\n      totalCount\n      nodes { ...WaitingCampaign }\n    }\n  }\n  fragment WaitingCampaign on DeskCase {\n    kind\n    id\n    waitingSince\n    campaign {\n      id\n      title\n      type\n      excerpt\n      endsOn\n      budget { amount currency }\n      productValue { amount currency }\n      cover { id small }\n      owner { id fullName }\n    }\n  }\n": typeof types.DeskWaitingCampaignsDocument,
    "\n  fragment QueueRow on DeskCase {\n    kind\n    id\n    names\n    about\n    reason\n    amount { amount currency }\n    waitingSince\n    dueAt\n    isOverdue\n    assignedTo { id fullName }\n    viewers { id fullName }\n  }\n": typeof types.QueueRowFragmentDoc,
    "\n  query DeskQueue($kinds: [DeskKind!], $sort: DeskSort) {\n    deskQueue(kinds: $kinds, sort: $sort, first: 100) {\n      nodes { ...QueueRow }\n      totalCount\n    }\n    deskCounts {\n      kind\n      count\n      overdueCount\n    }\n  }\n": typeof types.DeskQueueDocument,
    "\n  query DeskSearch($text: String!) {\n    deskSearch(text: $text) {\n      kind\n      id\n      title\n      line\n      state\n      paymentId\n      amount { amount currency }\n    }\n  }\n": typeof types.DeskSearchDocument,
    "\n  query DeskJob($id: ID!) {\n    remark(id: $id) { ...JobStory }\n  }\n": typeof types.DeskJobDocument,
    "\n  query DeskPayment($id: ID!) {\n    payments(paymentId: $id, first: 1) {\n      nodes {\n        ...JobPayment\n        attempts {\n          kind\n          state\n          tries\n          providerId\n          failure\n          createdAt\n          updatedAt\n          amount { amount currency }\n        }\n      }\n    }\n  }\n": typeof types.DeskPaymentDocument,
    "\n  query DeskPersonMoney($id: ID!) {\n    payments(accountId: $id, first: 20) {\n      totalCount\n      nodes {\n        id\n        state\n        createdAt\n        providerPaymentId\n        amount { amount currency }\n        fee { amount currency }\n        payer { id fullName }\n        payee { id fullName }\n        remark { id state campaign { id title } }\n      }\n    }\n  }\n": typeof types.DeskPersonMoneyDocument,
    "\n  query FirstSteps {\n    me {\n      id\n      purpose\n      firstStepsDone\n      profile { id country { code } }\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  mutation SetPurpose($purpose: Purpose) {\n    setPurpose(input: { purpose: $purpose }) { account { id purpose } }\n  }\n": typeof types.SetPurposeDocument,
    "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    isStaff\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n": typeof types.InfluencerTileFragmentDoc,
    "\n  query Home {\n    categories { id name slug isFeatured }\n    slides { ...HomeSlide }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment HomeSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id large }\n  }\n": typeof types.HomeSlideFragmentDoc,
    "\n  fragment HomeCampaigns on CampaignConnection {\n    nodes { id ...CampaignCard }\n  }\n": typeof types.HomeCampaignsFragmentDoc,
    "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, first: 10) {\n      ...HomeCampaigns\n    }\n  }\n": typeof types.HomeNewestDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      fullName\n      isStaff\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      createdAt\n      pictures { id }\n    }\n  }\n": typeof types.ConversationRowFragmentDoc,
    "\n  fragment AddresseePerson on Profile {\n    id\n    fullName\n    isStaff\n    avatar { id tiny small }\n  }\n": typeof types.AddresseePersonFragmentDoc,
    "\n  query Addressee($id: ID!) {\n    profile(id: $id) { ...AddresseePerson }\n  }\n": typeof types.AddresseeDocument,
    "\n  query Conversations($search: String, $first: Int, $offset: Int) {\n    conversations(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ConversationRow }\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredState\n        campaign { id title }\n      }\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    createdAt\n    asksToPayOutside\n    hasNewcomerLink\n    pictures { id medium large }\n  }\n": typeof types.MessageRowFragmentDoc,
    "\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        createdAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n": typeof types.FoundMessagesDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n": typeof types.ConversationChangedDocument,
    "\n  mutation MarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) { conversation { id unread } }\n  }\n": typeof types.MarkConversationReadDocument,
    "\n  mutation SetTyping($input: SetTypingInput!) {\n    setTyping(input: $input) { conversationId }\n  }\n": typeof types.SetTypingDocument,
    "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input) { reportId }\n  }\n": typeof types.ReportMessageDocument,
    "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n": typeof types.JobPaidDocument,
    "\n  mutation PayForHire($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredState\n        held { amount currency }\n      }\n    }\n  }\n": typeof types.PayForHireDocument,
    "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n": typeof types.PaidOrNotDocument,
    "\n  query HirePayment($campaignId: ID!, $applicantId: ID!, $remarkId: ID) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId, remarkId: $remarkId) {\n      quote { ...Quote }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n": typeof types.HirePaymentDocument,
    "\n  query Paper($id: ID!) {\n    paper(id: $id) {\n      id\n      number\n      kind\n      recipient\n      counterparty\n      about\n      createdAt\n      issuer { name address taxNumber }\n      total { amount currency }\n      fee { amount currency }\n      pdf\n    }\n  }\n": typeof types.PaperDocument,
    "\n  query Papers($year: Int, $first: Int, $offset: Int) {\n    papers(year: $year, first: $first, offset: $offset) {\n      nodes { ...PaperRow }\n      totalCount\n    }\n  }\n": typeof types.PapersDocument,
    "\n  fragment PaperRow on Paper {\n    id\n    number\n    kind\n    counterparty\n    about\n    createdAt\n    total { amount currency }\n  }\n": typeof types.PaperRowFragmentDoc,
    "\n  query AnnualStatement($year: Int) {\n    annualStatement(year: $year) {\n      year\n      years\n      papers\n      totals {\n        paid { amount currency }\n        fee { amount currency }\n        earned { amount currency }\n      }\n      products {\n        campaign\n        brand\n        value { amount currency }\n        receivedAt\n      }\n      productsValue { amount currency }\n      pdf\n      csv\n    }\n  }\n": typeof types.AnnualStatementDocument,
    "\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { amount currency }\n        refunded { amount currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n": typeof types.PaidJobsDocument,
    "\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { amount currency }\n        fee { amount currency }\n        paper { id number }\n        createdAt\n        campaign { id title }\n        order { id title method state total { amount currency } isPaidOut isChargedBack }\n        counterparty {\n          id\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n": typeof types.MyTransactionsDocument,
    "\n  query MyApplications($filter: RemarkFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        extraOfId\n        state\n        hiredState\n        createdAt\n        offer {\n          id\n          amount { amount currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n": typeof types.MyApplicationsDocument,
    "\n  query MyCampaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n": typeof types.MyCampaignsDocument,
    "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n": typeof types.MyFavoritesDocument,
    "\n  query MoneyJobs($filter: RemarkFilter, $first: Int, $offset: Int, $earned: Boolean!) {\n    earned: myRemarks(filter: $filter, first: $first, offset: $offset) @include(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n    spent: receivedRemarks(filter: $filter, first: $first, offset: $offset) @skip(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n  }\n": typeof types.MoneyJobsDocument,
    "\n  fragment MoneyJob on Remark {\n    id\n    extraOfId\n    state\n    hiredState\n    held { amount currency }\n    offer { id amount { amount currency } }\n    applicant { id fullName }\n    campaign { ...CampaignCard }\n  }\n": typeof types.MoneyJobFragmentDoc,
    "\n  fragment UseCard on WorkUse {\n    id\n    channels\n    countries\n    beginsAt\n    endsAt\n    isOver\n    isRenewed\n    remark {\n      id\n      extraOfId\n      mySide\n      nextSteps { action allowed }\n      applicant { id fullName }\n      campaign {\n        id\n        type\n        title\n        owner { id fullName }\n      }\n    }\n  }\n": typeof types.UseCardFragmentDoc,
    "\n  query WorkUses($first: Int, $offset: Int) {\n    myWorkUses(first: $first, offset: $offset) {\n      nodes { id ...UseCard }\n      totalCount\n    }\n  }\n": typeof types.WorkUsesDocument,
    "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": typeof types.ApplicationProfileDocument,
    "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": typeof types.InfluencerProfileDocument,
    "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n": typeof types.OwnCampaignCardFragmentDoc,
    "\n  query OwnCampaigns($first: Int, $offset: Int) {\n    myCampaigns(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...OwnCampaignCard }\n    }\n  }\n": typeof types.OwnCampaignsDocument,
    "\n  query OwnProfile {\n    me {\n      id\n      profile { ...PersonDetails }\n    }\n  }\n": typeof types.OwnProfileDocument,
    "\n  query SavedInfluencers($list: ID!, $first: Int, $offset: Int) {\n    influencers(filter: { savedListId: $list }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n": typeof types.SavedInfluencersDocument,
    "\n  mutation RenameSavedList($input: RenameSavedListInput!) {\n    renameSavedList(input: $input) { savedList { id name } }\n  }\n": typeof types.RenameSavedListDocument,
    "\n  mutation DeleteSavedList($input: DeleteSavedListInput!) {\n    deleteSavedList(input: $input) { deletedSavedListId }\n  }\n": typeof types.DeleteSavedListDocument,
    "\n  query OpenCampaigns {\n    myCampaigns(filter: { states: [OPEN] }, first: 100) {\n      nodes { id type title }\n    }\n  }\n": typeof types.OpenCampaignsDocument,
    "\n  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {\n    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": typeof types.PersonCampaignsDocument,
    "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) { id online lastSeenAt }\n  }\n": typeof types.PersonPresenceDocument,
    "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    isStaff\n    city\n    bio\n    interests\n    languages\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    reputation {\n      ...Figures\n      reviewsByStars { stars count }\n    }\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { amount currency }\n    facebookPrice { amount currency }\n    formatPrices { platform format note price { amount currency } }\n    paidAdsPrice { amount currency }\n    priceFrom { amount currency }\n    savedListIds\n    engagement\n    verified\n    avatar { id tiny small }\n  }\n": typeof types.PersonDetailsFragmentDoc,
    "\n  mutation ReportPerson($input: ReportPersonInput!) {\n    reportPerson(input: $input) { reportId }\n  }\n": typeof types.ReportPersonDocument,
    "\n  query PersonAudience($id: ID!) {\n    profile(id: $id) {\n      id\n      audience {\n        ages { network takenAt shares { age gender percent followers } }\n        countries { network takenAt shares { country percent followers } }\n        cities { network takenAt shares { city percent followers } }\n        growth { network takenAt points { takenAt followers jump } }\n        engagement { network takenAt formats { format posts percent } }\n      }\n    }\n  }\n": typeof types.PersonAudienceDocument,
    "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    isStaff\n    verified\n    followers\n    followersUnverified\n    engagement\n    interests\n    city\n    reputation { isNew jobsDone rating reviewCount }\n    online\n    lastSeenAt\n    country { code name }\n    priceFrom { amount currency }\n    avatar { id tiny small medium }\n    works { pictureUrl }\n    savedListIds\n  }\n": typeof types.InfluencerCardFragmentDoc,
    "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $first: Int, $offset: Int\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n": typeof types.InfluencersDocument,
    "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts { id kind caption pictureUrl permalink postedAt likes comments }\n    }\n  }\n": typeof types.InstagramPostsFragmentDoc,
    "\n  query ProfileReviews($profileId: ID!, $first: Int, $offset: Int) {\n    profileReviews(profileId: $profileId, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ReviewedJobCard }\n    }\n  }\n": typeof types.ProfileReviewsDocument,
    "\n  fragment ReviewedJobCard on JobReview {\n    ...JobReviewEntry\n    campaignTitle\n    campaignCover { id small medium }\n  }\n": typeof types.ReviewedJobCardFragmentDoc,
    "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    lastOperation\n    revokedAt\n    isActive\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n": typeof types.OwnAccessTokenFragmentDoc,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) { accessToken { ...OwnAccessToken } }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n": typeof types.BankProviderDocument,
    "\n  mutation SaveBankAccount($input: SaveBankAccountInput!) {\n    saveBankAccount(input: $input) { account { ...OwnBankAccount } }\n  }\n": typeof types.SaveBankAccountDocument,
    "\n  mutation RemovePaymentMethod($input: RemovePaymentMethodInput!) {\n    removePaymentMethod(input: $input) { removedPaymentMethodId }\n  }\n": typeof types.RemovePaymentMethodDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { account { id } }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation DisconnectApp($input: DisconnectAppInput!) {\n    disconnectApp(input: $input) { disconnectedAppId }\n  }\n": typeof types.DisconnectAppDocument,
    "\n  fragment OwnApp on OAuthApp {\n    id\n    clientId\n    name\n    website\n    redirectUris\n    isConfidential\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n": typeof types.OwnAppFragmentDoc,
    "\n  query OwnApps {\n    oauthApps(first: 100) {\n      nodes { ...OwnApp }\n    }\n  }\n": typeof types.OwnAppsDocument,
    "\n  mutation CreateOwnApp($input: CreateOAuthAppInput!) {\n    createOAuthApp(input: $input) {\n      secret\n      app { ...OwnApp }\n    }\n  }\n": typeof types.CreateOwnAppDocument,
    "\n  mutation UpdateOwnApp($input: UpdateOAuthAppInput!) {\n    updateOAuthApp(input: $input) { app { ...OwnApp } }\n  }\n": typeof types.UpdateOwnAppDocument,
    "\n  mutation DeleteOwnApp($input: DeleteOAuthAppInput!) {\n    deleteOAuthApp(input: $input) { deletedAppId }\n  }\n": typeof types.DeleteOwnAppDocument,
    "\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n": typeof types.OpenJobsDocument,
    "\n  mutation ExportMyData($input: ExportMyDataInput!) {\n    exportMyData(input: $input) { dataExport { url expiresAt } }\n  }\n": typeof types.ExportMyDataDocument,
    "\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) { closedAccountId }\n  }\n": typeof types.CloseAccountDocument,
    "\n  query InterestChoices {\n    categories { id name }\n  }\n": typeof types.InterestChoicesDocument,
    "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      languages\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { amount currency }\n      facebookPrice { amount currency }\n      formatPrices { platform format note price { amount currency } }\n      paidAdsPrice { amount currency }\n      avatar { id tiny small }\n    }\n  }\n": typeof types.ProfileFormAccountFragmentDoc,
    "\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n": typeof types.ProfileFormDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) { account { ...ProfileFormAccount } }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation SetFollowers($input: SetFollowersInput!) {\n    setFollowers(input: $input) { account { ...ProfileFormAccount } }\n  }\n": typeof types.SetFollowersDocument,
    "\n  mutation RefreshInstagram {\n    refreshInstagram { account { ...ProfileFormAccount } }\n  }\n": typeof types.RefreshInstagramDocument,
    "\n  mutation SetInterests($input: SetInterestsInput!) {\n    setInterests(input: $input) {\n      account {\n        id\n        profile { id interests }\n      }\n    }\n  }\n": typeof types.SetInterestsDocument,
    "\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      account {\n        id\n        profile {\n          id\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": typeof types.SetAvatarDocument,
    "\n  fragment OwnAccountLook on AccountLook {\n    id\n    role\n    cause\n    createdAt\n  }\n": typeof types.OwnAccountLookFragmentDoc,
    "\n  fragment OwnSecondFactors on SecondFactors {\n    passkeys { id name createdAt lastUsedAt }\n    authenticatorAppSince\n    recoveryCodesLeft\n    isRequired\n    isShown\n  }\n": typeof types.OwnSecondFactorsFragmentDoc,
    "\n  mutation StartPasskey {\n    startPasskey { passkeyOptions }\n  }\n": typeof types.StartPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) { secondFactors { passkeys { id name } } }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) { secondFactors { recoveryCodesLeft } }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation StartAuthenticatorApp {\n    startAuthenticatorApp { key uri qrCode }\n  }\n": typeof types.StartAuthenticatorAppDocument,
    "\n  mutation ConfirmAuthenticatorApp($input: ConfirmAuthenticatorAppInput!) {\n    confirmAuthenticatorApp(input: $input) { recoveryCodes }\n  }\n": typeof types.ConfirmAuthenticatorAppDocument,
    "\n  mutation RemoveAuthenticatorApp {\n    removeAuthenticatorApp { secondFactors { recoveryCodesLeft } }\n  }\n": typeof types.RemoveAuthenticatorAppDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes { recoveryCodes }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      payableAt\n      needs { kind problem reason }\n      needsDueAt\n      inReview\n    }\n    spareBankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      payableAt\n    }\n  }\n": typeof types.OwnBankAccountFragmentDoc,
    "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      email\n      emailVerified\n      pendingEmail\n      mailNotifications\n      mutedNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    devicePush { publicKey isOn deviceCount }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 100) {\n      nodes { ...SavedCard }\n    }\n    mySessions(first: 100) {\n      nodes { id device network countryCode createdAt lastUsedAt isCurrent }\n    }\n    secondFactors { ...OwnSecondFactors }\n    accountLooks { ...OwnAccountLook }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n    connectedApps(first: 100) {\n      nodes { id name website scopes createdAt lastUsedAt lastOperation }\n    }\n  }\n": typeof types.SettingsTabDocument,
    "\n  query PayoutStanding {\n    me { ...OwnBankAccount }\n  }\n": typeof types.PayoutStandingDocument,
    "\n  mutation DeleteBankAccount {\n    deleteBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n": typeof types.DeleteBankAccountDocument,
    "\n  mutation UseSpareBankAccount {\n    useSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n": typeof types.UseSpareBankAccountDocument,
    "\n  mutation DeleteSpareBankAccount {\n    deleteSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n": typeof types.DeleteSpareBankAccountDocument,
    "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) { account { id pendingEmail } }\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  mutation WithdrawEmailChange {\n    withdrawEmailChange { account { id pendingEmail } }\n  }\n": typeof types.WithdrawEmailChangeDocument,
    "\n  mutation SetMailNotifications($input: SetMailNotificationsInput!) {\n    setMailNotifications(input: $input) { account { id mailNotifications } }\n  }\n": typeof types.SetMailNotificationsDocument,
    "\n  mutation SetMutedNotifications($input: SetMutedNotificationsInput!) {\n    setMutedNotifications(input: $input) { account { id mutedNotifications } }\n  }\n": typeof types.SetMutedNotificationsDocument,
    "\n  mutation TurnDevicePushOn($input: TurnDevicePushOnInput!) {\n    turnDevicePushOn(input: $input) { devicePush { isOn deviceCount } }\n  }\n": typeof types.TurnDevicePushOnDocument,
    "\n  mutation TurnDevicePushOff {\n    turnDevicePushOff { devicePush { isOn deviceCount } }\n  }\n": typeof types.TurnDevicePushOffDocument,
    "\n  mutation SetPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n": typeof types.SetPlaceDocument,
    "\n  mutation RevokeSession($input: RevokeSessionInput!) {\n    revokeSession(input: $input) { revokedSessionId }\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions { revokedCount }\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    pausedBecause\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n": typeof types.WebhookRowFragmentDoc,
    "\n  query Webhooks {\n    webhooks {\n      nodes { ...WebhookRow }\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { webhook { ...WebhookRow } }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($input: DeleteWebhookInput!) {\n    deleteWebhook(input: $input) { deletedWebhookId }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n    rotateWebhookSecret(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id createdAt durationMs status answer failure }\n  }\n": typeof types.DeliveryRowFragmentDoc,
    "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation SendTestEvent($input: SendTestEventInput!) {\n    sendTestEvent(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n": typeof types.SendTestEventDocument,
    "\n  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {\n    replayWebhookDelivery(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n": typeof types.ReplayWebhookDeliveryDocument,
    "\n  fragment DeprecatedUse on DeprecatedUse { field replacement removedOn lastUsedAt }\n": typeof types.DeprecatedUseFragmentDoc,
    "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { amount currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName isStaff }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n": typeof types.CheckoutDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) { order { ...OrderFields } }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard state }\n    }\n  }\n": typeof types.MyProductsDocument,
    "\n  mutation ShipOrder($input: ShipOrderInput!) {\n    shipOrder(input: $input) { order { ...OrderFields } }\n  }\n": typeof types.ShipOrderDocument,
    "\n  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {\n    confirmDelivery(input: $input) { order { ...OrderFields } }\n  }\n": typeof types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { order { ...OrderFields } }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) { order { ...OrderFields } }\n  }\n": typeof types.ReportOrderProblemDocument,
    "\n  mutation ReviewProduct($input: ReviewProductInput!) {\n    reviewProduct(input: $input) { order { ...OrderFields } }\n  }\n": typeof types.ReviewProductDocument,
    "\n  query Orders($first: Int, $offset: Int, $bought: Boolean!) {\n    myOrders(first: $first, offset: $offset) @include(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n    mySales(first: $first, offset: $offset) @skip(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, first: 4) {\n      nodes { ...ProductCard }\n    }\n  }\n": typeof types.MoreOfSellerDocument,
    "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      price { amount currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        isStaff\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n": typeof types.ProductDetailDocument,
    "\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          isStaff\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": typeof types.ProductReviewsDocument,
    "\n  mutation SetProductHidden($input: SetProductHiddenInput!) {\n    setProductHidden(input: $input) { product { id state } }\n  }\n": typeof types.SetProductHiddenDocument,
    "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n": typeof types.EditedProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) { product { ...ProductCard state } }\n  }\n": typeof types.CreateProductDocument,
    "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) { product { ...ProductCard state } }\n  }\n": typeof types.UpdateProductDocument,
    "\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { amount currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    createdAt\n    picture { id small medium }\n    product { id }\n    total { amount currency }\n    buyer { id fullName isStaff }\n    seller { id fullName isStaff }\n    delivery { recipient phone line1 line2 postalCode }\n    payNow { state code }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n": typeof types.OrderFieldsFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n  }\n": typeof types.OrderPageDocument,
    "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n": typeof types.OrderChangedDocument,
    "\n  mutation PayForOrder($input: PayForOrderInput!) {\n    payForOrder(input: $input) {\n      state\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n": typeof types.PayForOrderDocument,
};
const documents: Documents = {
    "\n  query TaskCount {\n    myTasks(first: 1) { totalCount }\n  }\n": types.TaskCountDocument,
    "\n  subscription TaskSteps {\n    remarkChanged { remark { id state } }\n  }\n": types.TaskStepsDocument,
    "\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n": types.MessageCountDocument,
    "\n  mutation EndSeeing {\n    endSeeing { account { id } }\n  }\n": types.EndSeeingDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n": types.NotificationAddedDocument,
    "\n  mutation SignOut {\n    signOut { isSignedOut }\n  }\n": types.SignOutDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    state\n    remarkCount\n    isDisabled\n  }\n": types.OwnCampaignFragmentDoc,
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n": types.CampaignCardFragmentDoc,
    "\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) { campaign { id isFavourite } }\n  }\n": types.SetFavouriteDocument,
    "\n  mutation SetShortlisted($input: SetShortlistedInput!) {\n    setShortlisted(input: $input) { remark { id isShortlisted } }\n  }\n": types.SetShortlistedDocument,
    "\n  fragment Applicant on Remark {\n    id\n    isShortlisted\n    fit { ...FitParts }\n    applicant {\n      id\n      engagement\n      country { code name }\n    }\n  }\n": types.ApplicantFragmentDoc,
    "\n  fragment JobWork on Remark {\n    id\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      note\n      draftFirst\n      rounds\n      roundsUsed\n      state\n      submissions {\n        id\n        version\n        kind\n        links\n        previews { link title pictureUrl postedAt }\n        pictures { id small medium large }\n        note\n        state\n        changes\n        answerBy\n        createdAt\n        decidedAt\n        isApprovedBySilence\n      }\n    }\n  }\n": types.JobWorkFragmentDoc,
    "\n  query WorkOfJob($id: ID!) {\n    remark(id: $id) { ...JobWork }\n  }\n": types.WorkOfJobDocument,
    "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n    brief { ...WorkParts }\n    owner { id fullName }\n  }\n": types.CampaignBriefFragmentDoc,
    "\n  mutation ReportCampaign($input: ReportCampaignInput!) {\n    reportCampaign(input: $input) { reportId }\n  }\n": types.ReportCampaignDocument,
    "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      owner { id reputation { ...Figures } }\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { amount currency }\n        permissions {\n          decline { ...PermissionParts }\n        }\n      }\n      fit { ...FitParts }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        extend { ...PermissionParts }\n        changeBrief { ...PermissionParts }\n        duplicate { ...PermissionParts }\n        getPaid { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n": types.CampaignDetailDocument,
    "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n": types.PermissionPartsFragmentDoc,
    "\n  mutation GiveAddress($input: GiveAddressInput!) {\n    giveAddress(input: $input) { remark { ...Job } }\n  }\n": types.GiveAddressDocument,
    "\n  mutation AnswerCancel($input: AnswerCancelInput!) {\n    answerCancel(input: $input) { remark { ...Job } }\n  }\n": types.AnswerCancelDocument,
    "\n  mutation WithdrawCancel($input: WithdrawCancelInput!) {\n    withdrawCancel(input: $input) { remark { ...Job } }\n  }\n": types.WithdrawCancelDocument,
    "\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) { remark { ...Job } }\n  }\n": types.AcceptOfferDocument,
    "\n  mutation RejectOffer($input: RejectOfferInput!) {\n    rejectOffer(input: $input) { remark { ...Job } }\n  }\n": types.RejectOfferDocument,
    "\n  mutation AskForChanges($input: AskForChangesInput!) {\n    askForChanges(input: $input) { remark { ...Job ...JobWork } }\n  }\n": types.AskForChangesDocument,
    "\n  mutation CancelJob($input: CancelJobInput!) {\n    cancelJob(input: $input) { remark { ...Job } }\n  }\n": types.CancelJobDocument,
    "\n  mutation AskToCancel($input: AskToCancelInput!) {\n    askToCancel(input: $input) { remark { ...Job } }\n  }\n": types.AskToCancelDocument,
    "\n  mutation DeclineApplication($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { remark { ...Job } }\n  }\n": types.DeclineApplicationDocument,
    "\n  mutation EndLateJob($input: EndLateJobInput!) {\n    endLateJob(input: $input) { remark { ...Job } }\n  }\n": types.EndLateJobDocument,
    "\n  mutation HandInWork($input: HandInWorkInput!) {\n    handInWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n": types.HandInWorkDocument,
    "\n  mutation Hire($input: HireInput!) {\n    hire(input: $input) { remark { ...Job } }\n  }\n": types.HireDocument,
    "\n  mutation Invite($input: InviteInput!) {\n    invite(input: $input) { invitation { id } }\n  }\n": types.InviteDocument,
    "\n  mutation MarkAsDone($input: MarkAsDoneInput!) {\n    markAsDone(input: $input) { remark { ...Job } }\n  }\n": types.MarkAsDoneDocument,
    "\n  mutation MakeOffer($input: MakeOfferInput!) {\n    makeOffer(input: $input) { remark { ...Job } }\n  }\n": types.MakeOfferDocument,
    "\n  mutation RaiseDispute($input: RaiseDisputeInput!) {\n    raiseDispute(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": types.RaiseDisputeDocument,
    "\n  mutation ReleasePayment($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) { remark { ...Job } }\n  }\n": types.ReleasePaymentDocument,
    "\n  mutation ReviewJob($input: ReviewJobInput!) {\n    reviewJob(input: $input) { remark { ...Job } }\n  }\n": types.ReviewJobDocument,
    "\n  mutation ApproveWork($input: ApproveWorkInput!) {\n    approveWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n": types.ApproveWorkDocument,
    "\n  mutation ProposeSettlement($input: ProposeSettlementInput!) {\n    proposeSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": types.ProposeSettlementDocument,
    "\n  mutation AcceptSettlement($input: AcceptSettlementInput!) {\n    acceptSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": types.AcceptSettlementDocument,
    "\n  mutation DeclineSettlement($input: DeclineSettlementInput!) {\n    declineSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": types.DeclineSettlementDocument,
    "\n  mutation MarkAsSent($input: MarkAsSentInput!) {\n    markAsSent(input: $input) { remark { ...Job } }\n  }\n": types.MarkAsSentDocument,
    "\n  mutation ConfirmReceipt($input: ConfirmReceiptInput!) {\n    confirmReceipt(input: $input) { remark { ...Job } }\n  }\n": types.ConfirmReceiptDocument,
    "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n  }\n": types.DisputeRoomFragmentDoc,
    "\n  mutation AddDisputeStatement($input: AddDisputeStatementInput!) {\n    addDisputeStatement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n": types.AddDisputeStatementDocument,
    "\n  fragment FitParts on Fit {\n    condition\n    state\n    change\n    refuses\n  }\n": types.FitPartsFragmentDoc,
    "\n  fragment Job on Remark {\n    id\n    extraOfId\n    extraIds\n    text\n    price { amount currency }\n    state\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    hiredState\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { amount currency }\n    heldUntil\n    workDueAt\n    money {\n      place\n      amount { amount currency }\n      sent { amount currency }\n      promisedOn\n      promises { day }\n      arrivedOn\n      account { bankName last4 }\n      hold { reason until text code params path }\n    }\n    offer {\n      id\n      state\n      proposedBy\n      lapsesAt\n      amount { amount currency }\n      quote { total { amount currency } }\n    }\n    shipping {\n      state\n      product\n      carrier\n      trackingNumber\n      sentAt\n      receivedAt\n      address { recipient phone line1 line2 city region postalCode country }\n    }\n    workDueAt\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      draftFirst\n      rounds\n      roundsUsed\n      state\n    }\n    cancelDeadline\n    deadline { kind at }\n    cancelReason\n    refundPreview { amount currency }\n    refunded { amount currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      isSettled\n      settlements {\n        id\n        by\n        state\n        release { amount currency }\n        refund { amount currency }\n      }\n      released { amount currency }\n      refunded { amount currency }\n      createdAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      createdAt\n      closedAt\n      amount { amount currency }\n    }\n    reviews {\n      endsAt\n      closedAt\n      byOwner { ...JobReviewEntry }\n      byApplicant { ...JobReviewEntry }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { amount currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      isStaff\n      username\n      followers\n      followersUnverified\n      reputation { ...Figures }\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      state\n      endsOn\n      owner {\n        id\n        fullName\n        isStaff\n        avatar { id tiny small }\n      }\n    }\n  }\n": types.JobFragmentDoc,
    "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n": types.JobChangedDocument,
    "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id state isDisabled }\n  }\n": types.CampaignChangedDocument,
    "\n  fragment CampaignState on Campaign {\n    id\n    state\n    isDisabled\n  }\n": types.CampaignStateFragmentDoc,
    "\n  fragment JobState on Remark {\n    id\n    state\n  }\n": types.JobStateFragmentDoc,
    "\n  query JobNow($id: ID!) {\n    remark(id: $id) { ...Job }\n  }\n": types.JobNowDocument,
    "\n  fragment FacePresence on Profile {\n    online\n  }\n": types.FacePresenceFragmentDoc,
    "\n  query OwnPlace {\n    me { id hasPlace }\n  }\n": types.OwnPlaceDocument,
    "\n  mutation KeepOwnPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n": types.KeepOwnPlaceDocument,
    "\n  query CampaignRemarks(\n    $campaignId: ID!\n    $tab: RemarkTab!\n    $filter: RemarkFilter\n    $sort: PeopleSort\n    $first: Int\n    $offset: Int\n  ) {\n    campaignRemarks(\n      campaignId: $campaignId\n      tab: $tab\n      filter: $filter\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes { ...Job ...Applicant }\n    }\n  }\n": types.CampaignRemarksDocument,
    "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          isStaff\n          username\n          followers\n          followersUnverified\n          reputation { ...Figures }\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          state\n          amount { amount currency }\n          permissions {\n            withdraw { allowed }\n          }\n        }\n      }\n    }\n  }\n": types.SuggestedUsersDocument,
    "\n  mutation WithdrawInvitation($input: WithdrawInvitationInput!) {\n    withdrawInvitation(input: $input) {\n      invitation {\n        id\n        state\n        permissions {\n          withdraw { allowed }\n        }\n      }\n    }\n  }\n": types.WithdrawInvitationDocument,
    "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n  }\n": types.OwnerJobsDocument,
    "\n  subscription PeoplePresence($profileIds: [ID!]!) {\n    presenceChanged(profileIds: $profileIds) { id online lastSeenAt }\n  }\n": types.PeoplePresenceDocument,
    "\n  fragment NewsTile on NewsArticle {\n    id\n    title\n    excerpt\n    day\n    picture { id small medium large }\n  }\n": types.NewsTileFragmentDoc,
    "\n  query PasswordStrength($password: String!, $about: [String!]) {\n    passwordStrength(password: $password, about: $about) { score hint }\n  }\n": types.PasswordStrengthDocument,
    "\n  query CallingCodes {\n    clientConfig { visitorCountry }\n    countries { code name phonePrefix }\n  }\n": types.CallingCodesDocument,
    "\n  query CountryOptions {\n    countries { code name }\n  }\n": types.CountryOptionsDocument,
    "\n  mutation BeginLinking($input: BeginLinkingInput!) {\n    beginLinking(input: $input) { url }\n  }\n": types.BeginLinkingDocument,
    "\n  mutation FinishLinking($input: FinishLinkingInput!) {\n    finishLinking(input: $input) { account { ...ProfileFormAccount } }\n  }\n": types.FinishLinkingDocument,
    "\n  mutation UnlinkFacebook {\n    unlinkFacebook { account { ...ProfileFormAccount } }\n  }\n": types.UnlinkFacebookDocument,
    "\n  query Linkable {\n    clientConfig { linkable }\n  }\n": types.LinkableDocument,
    "\n  mutation SetInstagramUsername($input: SetInstagramUsernameInput!) {\n    setInstagramUsername(input: $input) { account { ...ProfileFormAccount } }\n  }\n": types.SetInstagramUsernameDocument,
    "\n  query FilterCategories {\n    categories { id name slug }\n  }\n": types.FilterCategoriesDocument,
    "\n  mutation OpenConversation($input: OpenConversationInput!) {\n    openConversation(input: $input) { conversation { id } }\n  }\n": types.OpenConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { message { id clientId } }\n  }\n": types.SendMessageDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($first: Int, $after: String) {\n    notifications(first: $first, after: $after) {\n      unread\n      pageInfo { endCursor hasNextPage }\n      nodes { id ...NotificationItem }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead { markedCount }\n  }\n": types.MarkNotificationsReadDocument,
    "\n  fragment SavedCard on SavedPaymentMethod {\n    id\n    brand\n    last4\n    expiryMonth\n    expiryYear\n  }\n": types.SavedCardFragmentDoc,
    "\n  mutation CreateSetupIntent {\n    createSetupIntent { setupIntentId clientSecret }\n  }\n": types.CreateSetupIntentDocument,
    "\n  mutation SavePaymentMethod($input: SavePaymentMethodInput!) {\n    savePaymentMethod(input: $input) { savedPaymentMethod { ...SavedCard } }\n  }\n": types.SavePaymentMethodDocument,
    "\n  query SavedLists {\n    savedLists(first: 100) {\n      nodes { id name count }\n    }\n  }\n": types.SavedListsDocument,
    "\n  mutation CreateSavedList($input: CreateSavedListInput!) {\n    createSavedList(input: $input) { savedList { id name count } }\n  }\n": types.CreateSavedListDocument,
    "\n  mutation SaveInfluencer($input: SaveInfluencerInput!) {\n    saveInfluencer(input: $input) { profile { id savedListIds } }\n  }\n": types.SaveInfluencerDocument,
    "\n  mutation BlockUser($input: BlockUserInput!) {\n    blockUser(input: $input) { profileId }\n  }\n": types.BlockUserDocument,
    "\n  mutation UnblockUser($input: UnblockUserInput!) {\n    unblockUser(input: $input) { profileId }\n  }\n": types.UnblockUserDocument,
    "\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          isStaff\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": types.BlockedUsersDocument,
    "\n  mutation ResendVerification {\n    resendVerification { account { id } }\n  }\n": types.ResendVerificationDocument,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { amount currency }\n    price { amount currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n": types.ProductCardFragmentDoc,
    "\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) { jobReview { ...JobReviewEntry } }\n  }\n": types.AnswerReviewDocument,
    "\n  fragment Figures on Reputation {\n    isNew\n    jobsDone\n    rating\n    reviewCount\n    usualAnswerHours\n    usualReleaseHours\n    onTimePercent\n  }\n": types.FiguresFragmentDoc,
    "\n  mutation ReportReview($input: ReportReviewInput!) {\n    reportReview(input: $input) { reportId }\n  }\n": types.ReportReviewDocument,
    "\n  fragment JobReviewEntry on JobReview {\n    id\n    rating\n    text\n    authorSide\n    createdAt\n    publishedAt\n    answer\n    hiddenReason\n    mayAnswer { allowed }\n    author {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n": types.JobReviewEntryFragmentDoc,
    "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { confirmedUntil }\n  }\n": types.ConfirmIdentityDocument,
    "\n  query WaysToConfirm {\n    secondFactors {\n      passkeys { id }\n      authenticatorAppSince\n    }\n  }\n": types.WaysToConfirmDocument,
    "\n  mutation StartPasskeySignIn {\n    startPasskeySignIn { passkeyOptions }\n  }\n": types.StartPasskeySignInDocument,
    "\n  query MyTasks {\n    myTasks(first: 50) {\n      nodes { ...TaskRow }\n      totalCount\n    }\n  }\n": types.MyTasksDocument,
    "\n  fragment TaskRow on Task {\n    kind\n    count\n    reason\n    deadlineAt\n    createdAt\n    amount { amount currency }\n    person { id fullName isStaff avatar { id tiny small } }\n    campaign { id title cover { id small } }\n    remark { id extraOfId workDueAt applicant { id } }\n    order { id title picture { id small } }\n    conversation { id lastMessage { id text } }\n  }\n": types.TaskRowFragmentDoc,
    "\n  query OpenCampaign {\n    me { id purpose }\n    myCampaigns(filter: { states: [OPEN] }, first: 1) {\n      nodes { id title }\n    }\n  }\n": types.OpenCampaignDocument,
    "\n  query MyMoney {\n    earned: myMoney(side: APPLICANT) { ...MoneyTotals }\n    spent: myMoney(side: OWNER) { ...MoneyTotals }\n  }\n": types.MyMoneyDocument,
    "\n  fragment MoneyTotals on MoneyTotals {\n    held { amount { amount currency } count }\n    onItsWay { amount { amount currency } count promisedOn account { bankName last4 } }\n    expected { amount { amount currency } count }\n  }\n": types.MoneyTotalsFragmentDoc,
    "\n  fragment AmendmentParts on Amendment {\n    id\n    state\n    proposedBy\n    createdAt\n    lapsesAt\n    message\n    rejectReason\n    finishesJob\n    work { ...WorkParts }\n  }\n": types.AmendmentPartsFragmentDoc,
    "\n  fragment Proposal on Offer {\n    id\n    state\n    proposedBy\n    createdAt\n    decidedAt\n    lapsesAt\n    message\n    rejectReason\n    amount { amount currency }\n    quote { ...Quote }\n    work { ...WorkParts }\n  }\n": types.ProposalFragmentDoc,
    "\n  fragment Quote on Quote {\n    amount { amount currency }\n    fee { amount currency }\n    total { amount currency }\n    estimate {\n      amount { amount currency }\n      rate\n      day\n    }\n  }\n": types.QuoteFragmentDoc,
    "\n  query QuoteOf($amount: MoneyInput!) {\n    quote(amount: $amount) { ...Quote }\n  }\n": types.QuoteOfDocument,
    "\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes }\n  }\n": types.UploadPolicyDocument,
    "\n  mutation OpenVerification($input: OpenVerificationInput!) {\n    openVerification(input: $input) { url }\n  }\n": types.OpenVerificationDocument,
    "\n  fragment DeliverableParts on Deliverable {\n    platform\n    format\n    count\n    note\n  }\n": types.DeliverablePartsFragmentDoc,
    "\n  fragment WorkParts on Work {\n    deliverables { ...DeliverableParts }\n    ownerDeliverables { ...DeliverableParts }\n    productDescription\n    dueOn\n    dueDays\n    draftFirst\n    rounds\n    usage { channels days countries }\n  }\n": types.WorkPartsFragmentDoc,
    "\n  mutation SetLanguage($input: SetLanguageInput!) {\n    setLanguage(input: $input) { account { id language } }\n  }\n": types.SetLanguageDocument,
    "\n  query SiteLinks {\n    clientConfig {\n      productName\n      blogUrl\n      socialLinks { name url }\n      appStoreUrl\n      playStoreUrl\n    }\n  }\n": types.SiteLinksDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": types.UsernameAvailableDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      seenByStaffUntil\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n": types.MeDocument,
    "\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n": types.ClientConfigDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { email }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { account { id } }\n  }\n": types.SignInDocument,
    "\n  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {\n    signInWithPasskey(input: $input) { account { id } }\n  }\n": types.SignInWithPasskeyDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) { email }\n  }\n": types.SignUpDocument,
    "\n  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {\n    confirmEmailChange(input: $input) { email }\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) { email }\n  }\n": types.EndSessionDocument,
    "\n  mutation AnswerOAuthRequest($input: AnswerOAuthRequestInput!) {\n    answerOAuthRequest(input: $input) { url }\n  }\n": types.AnswerOAuthRequestDocument,
    "\n  query OAuthRequest($id: ID!) {\n    oauthRequest(id: $id) { appName websiteHost returnsTo scopes }\n  }\n": types.OAuthRequestDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { email }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation UndoEmailChange($input: UndoEmailChangeInput!) {\n    undoEmailChange(input: $input) { email }\n  }\n": types.UndoEmailChangeDocument,
    "\n  mutation UndoBankAccount($input: UndoBankAccountChangeInput!) {\n    undoBankAccountChange(input: $input) { email }\n  }\n": types.UndoBankAccountDocument,
    "\n  mutation ChooseUsername($input: ChooseUsernameInput!) {\n    chooseUsername(input: $input) {\n      account {\n        id\n        profile { id username }\n      }\n    }\n  }\n": types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) { email }\n  }\n": types.VerifyEmailDocument,
    "\n  query VerifiedPurpose {\n    me { id purpose hasDraft }\n  }\n": types.VerifiedPurposeDocument,
    "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budget { amount currency }\n    productValue { amount currency }\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    brief { ...WorkParts }\n    updatedAt\n  }\n": types.DraftForEditFragmentDoc,
    "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n": types.CampaignForEditFragmentDoc,
    "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) { campaignDraft { updatedAt } }\n  }\n": types.SaveDraftDocument,
    "\n  mutation DiscardDraft {\n    discardDraft { isDiscarded }\n  }\n": types.DiscardDraftDocument,
    "\n  query MyDraft {\n    myDraft { ...DraftForEdit }\n  }\n": types.MyDraftDocument,
    "\n  query EditedCampaign($id: ID!) {\n    campaign(id: $id) { ...CampaignForEdit }\n  }\n": types.EditedCampaignDocument,
    "\n  query CampaignChoices {\n    countries { code name }\n    categories { id name slug }\n  }\n": types.CampaignChoicesDocument,
    "\n  mutation CreateCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) { campaign { id state } }\n  }\n": types.CreateCampaignDocument,
    "\n  mutation UpdateCampaign($input: UpdateCampaignInput!) {\n    updateCampaign(input: $input) {\n      campaign {\n        ...CampaignForEdit\n        state\n        cover { id tiny small medium large }\n      }\n    }\n  }\n": types.UpdateCampaignDocument,
    "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      ...JobWork\n      fit { ...FitParts }\n      brief { ...WorkParts }\n      offers {\n        id\n        state\n        createdAt\n        decidedAt\n        message\n        rejectReason\n        proposedBy\n        work { ...WorkParts }\n        amount { amount currency }\n        quote {\n          fee { amount currency }\n          total { amount currency }\n        }\n      }\n      deals { id version createdAt work { ...WorkParts } }\n      amendments { ...AmendmentParts }\n    }\n  }\n": types.ApplicationDocument,
    "\n  query ExtrasOfJob($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Remark {\n        ...Job\n      }\n    }\n  }\n": types.ExtrasOfJobDocument,
    "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n      }\n    }\n  }\n": types.ApplicantDocument,
    "\n  mutation ChangeBrief($input: ChangeBriefInput!) {\n    changeBrief(input: $input) {\n      campaign {\n        id\n        brief { ...WorkParts }\n      }\n    }\n  }\n": types.ChangeBriefDocument,
    "\n  mutation DeclineInvitation($input: DeclineInvitationInput!) {\n    declineInvitation(input: $input) { invitation { id state } }\n  }\n": types.DeclineInvitationDocument,
    "\n  mutation DuplicateCampaign($input: DuplicateCampaignInput!) {\n    duplicateCampaign(input: $input) { campaignDraft { updatedAt } }\n  }\n": types.DuplicateCampaignDocument,
    "\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    extendCampaign(input: $input) { campaign { id endsOn } }\n  }\n": types.ExtendCampaignDocument,
    "\n  mutation CloseCampaign($input: CloseCampaignInput!) {\n    closeCampaign(input: $input) { campaign { id state } }\n  }\n": types.CloseCampaignDocument,
    "\n  mutation SetCampaignDisabled($input: SetCampaignDisabledInput!) {\n    setCampaignDisabled(input: $input) { campaign { id isDisabled } }\n  }\n": types.SetCampaignDisabledDocument,
    "\n  mutation SetFollowersForApplying($input: SetFollowersInput!) {\n    setFollowers(input: $input) {\n      account {\n        id\n        profile { id followers followersSource }\n      }\n    }\n  }\n": types.SetFollowersForApplyingDocument,
    "\n  mutation Apply($input: ApplyToCampaignInput!) {\n    applyToCampaign(input: $input) { remark { ...Job } }\n  }\n": types.ApplyDocument,
    "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": types.CampaignsDocument,
    "\n  query Deals($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { ...DealSheet }\n    }\n  }\n": types.DealsDocument,
    "\n  fragment DealSheet on Deal {\n    id\n    version\n    document\n    sha256\n    createdAt\n    campaignTitle\n    ownerName\n    applicantName\n    ownerAcceptedAt\n    applicantAcceptedAt\n    amount { amount currency }\n    fee { amount currency }\n    work { ...WorkParts }\n    dueAt\n  }\n": types.DealSheetFragmentDoc,
    "\n  mutation ProposeExtra($input: ProposeExtraInput!) {\n    proposeExtra(input: $input) { remark { ...Job } }\n  }\n": types.ProposeExtraDocument,
    "\n  query ExtraOf($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { id work { ...WorkParts } }\n    }\n  }\n": types.ExtraOfDocument,
    "\n  query Terms($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      offers { ...Proposal }\n      amendments { ...AmendmentParts }\n      deals { id version createdAt amount { amount currency } work { ...WorkParts } }\n      campaign { id brief { ...WorkParts } }\n    }\n  }\n": types.TermsDocument,
    "\n  mutation ProposeAmendment($input: ProposeAmendmentInput!) {\n    proposeAmendment(input: $input) { remark { ...Job } }\n  }\n": types.ProposeAmendmentDocument,
    "\n  mutation AcceptAmendment($input: AcceptAmendmentInput!) {\n    acceptAmendment(input: $input) { remark { ...Job } }\n  }\n": types.AcceptAmendmentDocument,
    "\n  mutation RejectAmendment($input: RejectAmendmentInput!) {\n    rejectAmendment(input: $input) { remark { ...Job } }\n  }\n": types.RejectAmendmentDocument,
    "\n  mutation WithdrawAmendment($input: WithdrawAmendmentInput!) {\n    withdrawAmendment(input: $input) { remark { ...Job } }\n  }\n": types.WithdrawAmendmentDocument,
    "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n": types.SiteTextDocument,
    "\n  mutation SendHelpRequest($input: SendHelpRequestInput!) {\n    sendHelpRequest(input: $input) { helpRequestId }\n  }\n": types.SendHelpRequestDocument,
    "\n  query MyHelpRequests {\n    myHelpRequests(first: 10) {\n      nodes { id state message answer createdAt }\n    }\n  }\n": types.MyHelpRequestsDocument,
    "\n  query NewsArticle($id: ID!) {\n    newsArticle(id: $id) {\n      id\n      state\n      title\n      html\n      excerpt\n      day\n      picture { id medium large }\n    }\n    news(first: 4) {\n      nodes { id ...NewsTile }\n    }\n  }\n": types.NewsArticleDocument,
    "\n  query NewsList($first: Int, $offset: Int) {\n    news(first: $first, offset: $offset) {\n      totalCount\n      nodes { id ...NewsTile }\n    }\n  }\n": types.NewsListDocument,
    "\n  fragment CaseHead on DeskCase {\n    ...QueueRow\n    remark { id }\n  }\n": types.CaseHeadFragmentDoc,
    "\n  mutation AssignCase($input: AssignCaseInput!) {\n    assignCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n      }\n    }\n  }\n": types.AssignCaseDocument,
    "\n  mutation ViewCase($input: ViewCaseInput!) {\n    viewCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n        viewers { id fullName }\n      }\n    }\n  }\n": types.ViewCaseDocument,
    "\n  query DeskRoles {\n    me { id staffRoles }\n  }\n": types.DeskRolesDocument,
    "\n  query DeskJobReviews($id: ID!) {\n    remark(id: $id) {\n      id\n      reviews {\n        byOwner { ...DeskReview }\n        byApplicant { ...DeskReview }\n      }\n    }\n  }\n  fragment DeskReview on JobReview {\n    id\n    rating\n    text\n    publishedAt\n    hiddenAt\n    hiddenReason\n    author { id fullName }\n  }\n": types.DeskJobReviewsDocument,
    "\n  mutation DeskHideReview($input: HideReviewInput!) {\n    hideReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n": types.DeskHideReviewDocument,
    "\n  mutation DeskRestoreReview($input: RestoreReviewInput!) {\n    restoreReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n": types.DeskRestoreReviewDocument,
    "\n  mutation DeskSettleRefund($input: SettleRefundInput!) {\n    settleRefund(input: $input) { remark { id state } }\n  }\n": types.DeskSettleRefundDocument,
    "\n  mutation DeskOpenDispute($input: OpenDisputeInput!) {\n    openDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state }\n      }\n    }\n  }\n": types.DeskOpenDisputeDocument,
    "\n  fragment JobStory on Remark {\n    id\n    state\n    text\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    workDueAt\n    cancelReason\n    held { amount currency }\n    heldUntil\n    refunded { amount currency }\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    deadline { kind at }\n    applicant { id first fullName isStaff avatar { id tiny small } }\n    campaign { id title type owner { id fullName isStaff avatar { id tiny small } } }\n    timeline { action state by at amount { amount currency } }\n    deals { id version createdAt amount { amount currency } fee { amount currency } dueAt }\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      state\n      submissions {\n        id\n        version\n        kind\n        state\n        links\n        note\n        changes\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n    shipping { state sentAt receivedAt carrier trackingNumber }\n    money { place amount { amount currency } promisedOn arrivedOn hold { reason since until text } }\n    chargeback { id state reason createdAt closedAt amount { amount currency } }\n    dispute {\n      id\n      state\n      raisedBy\n      reason\n      createdAt\n      isOverdue\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      ruling\n      rulingReason\n      ruledAt\n      isSettled\n      released { amount currency }\n      refunded { amount currency }\n      pictures { id small medium large }\n      statements { by text createdAt pictures { id small medium large } }\n      settlements { id by state createdAt release { amount currency } refund { amount currency } }\n    }\n  }\n": types.JobStoryFragmentDoc,
    "\n  query DeskJobMoney($id: ID!) {\n    payments(remarkId: $id, first: 5) {\n      nodes { ...JobPayment }\n    }\n  }\n": types.DeskJobMoneyDocument,
    "\n  fragment JobPayment on StaffPayment {\n    id\n    state\n    failure\n    createdAt\n    providerPaymentId\n    providerTransferId\n    amount { amount currency }\n    fee { amount currency }\n    payer { id fullName }\n    payee { id fullName }\n    remark { id state campaign { id title } }\n    ledger {\n      id\n      kind\n      createdAt\n      entries { account party { id fullName } amount { amount currency } }\n    }\n  }\n": types.JobPaymentFragmentDoc,
    "\n  query CampaignCase($id: ID!) {\n    deskCase(kind: CAMPAIGN, caseId: $id) {\n      ...CaseHead\n      campaign { ...CampaignStory }\n    }\n  }\n": types.CampaignCaseDocument,
    "\n  fragment CampaignStory on Campaign {\n    id\n    state\n    type\n    title\n    detailsHtml\n    productUrl\n    endsOn\n    gender\n    minAge\n    maxAge\n    minFollowers\n    hashtags\n    tags\n    rejectedReason\n    createdAt\n    budget { amount currency }\n    productValue { amount currency }\n    categories { id name }\n    countries { code name }\n    pictures { id small medium large }\n    brief { ...WorkParts }\n    owner { id fullName username }\n  }\n": types.CampaignStoryFragmentDoc,
    "\n  query FollowersCase($id: ID!) {\n    deskCase(kind: FOLLOWER_JUMP, caseId: $id) {\n      ...CaseHead\n      followerJump { id profileId fullName instagramUsername before after createdAt }\n    }\n  }\n": types.FollowersCaseDocument,
    "\n  mutation DeskSettleJump($input: SettleFollowerJumpInput!) {\n    settleFollowerJump(input: $input) { followerJump { id accepted } }\n  }\n": types.DeskSettleJumpDocument,
    "\n  query HelpCase($id: ID!) {\n    deskCase(kind: HELP, caseId: $id) {\n      ...CaseHead\n      helpRequest {\n        id\n        name\n        email\n        message\n        createdAt\n        sender { id fullName }\n        picture { id small medium large }\n      }\n    }\n  }\n": types.HelpCaseDocument,
    "\n  mutation DeskAnswerHelp($input: ResolveHelpRequestInput!) {\n    resolveHelpRequest(input: $input) { helpRequest { id state } }\n  }\n": types.DeskAnswerHelpDocument,
    "\n  query JobMoneyCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n      chargeback { ...ChargebackFacts }\n    }\n  }\n": types.JobMoneyCaseDocument,
    "\n  fragment ChargebackFacts on StaffChargeback {\n    id\n    dueBy\n    providerDisputeId\n    fundsWithdrawn\n    borne { amount currency }\n    chargeback { id state reason createdAt amount { amount currency } }\n  }\n": types.ChargebackFactsFragmentDoc,
    "\n  query OrderCase($id: ID!) {\n    deskCase(kind: ORDER, caseId: $id) {\n      ...CaseHead\n      order { ...OrderStory }\n    }\n  }\n": types.OrderCaseDocument,
    "\n  query ReportCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      report { ...DeskReport }\n    }\n  }\n": types.ReportCaseDocument,
    "\n  fragment DeskReport on Report {\n    id\n    comment\n    createdAt\n    picture { id small medium large }\n    reporter { id fullName }\n    person { id fullName username bio }\n    campaign { ...CampaignStory }\n    review { id rating text campaignTitle hiddenAt publishedAt author { id fullName } }\n  }\n": types.DeskReportFragmentDoc,
    "\n  mutation DeskResolveReport($input: ResolveReportInput!) {\n    resolveReport(input: $input) { report { id resolvedAt } }\n  }\n": types.DeskResolveReportDocument,
    "\n  mutation DeskApprove($input: ApproveCampaignInput!) {\n    approveCampaign(input: $input) { campaign { id state } }\n  }\n": types.DeskApproveDocument,
    "\n  mutation DeskReject($input: RejectCampaignInput!) {\n    rejectCampaign(input: $input) { campaign { id state rejectedReason } }\n  }\n": types.DeskRejectDocument,
    "\n  query DisputeCase($id: ID!) {\n    deskCase(kind: DISPUTE, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n    }\n  }\n": types.DisputeCaseDocument,
    "\n  query DeskRulingEffect($remarkId: ID!, $release: MoneyInput!) {\n    rulingEffect(remarkId: $remarkId, release: $release) {\n      held { amount currency }\n      release { amount currency }\n      refund { amount currency }\n      fee { amount currency }\n      feeBack { amount currency }\n    }\n  }\n": types.DeskRulingEffectDocument,
    "\n  mutation DeskRule($input: RuleDisputeInput!) {\n    ruleDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state ruling }\n      }\n    }\n  }\n": types.DeskRuleDocument,
    "\n  mutation DeskExtend($input: ExtendDisputeInput!) {\n    extendDispute(input: $input) {\n      remark {\n        id\n        dispute { id answerFrom answerDeadline rulingDeadline }\n      }\n    }\n  }\n": types.DeskExtendDocument,
    "\n  query DeskLog($filter: StaffActionFilter, $first: Int, $offset: Int) {\n    staffActions(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        action\n        subject\n        details\n        reason\n        createdAt\n        address\n        staff { id fullName }\n        second { id fullName }\n        whom { id fullName }\n      }\n    }\n  }\n": types.DeskLogDocument,
    "\n  query DeskCategories {\n    categoriesDesk { ...DeskCategory }\n  }\n  fragment DeskCategory on Category {\n    id\n    name\n    slug\n    isActive\n    isFeatured\n  }\n": types.DeskCategoriesDocument,
    "\n  mutation DeskSaveCategory($input: SaveCategoryInput!) {\n    saveCategory(input: $input) { category { ...DeskCategory } }\n  }\n": types.DeskSaveCategoryDocument,
    "\n  query DeskDoctor {\n    doctorFindings { about outcome says mend }\n  }\n": types.DeskDoctorDocument,
    "\n  query DeskFeatured {\n    campaigns(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedCampaign }\n    }\n    influencers(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedPerson }\n    }\n  }\n  fragment FeaturedCampaign on Campaign {\n    id\n    title\n    featurePosition\n    cover { id small }\n    owner { id fullName }\n  }\n  fragment FeaturedPerson on Profile {\n    id\n    fullName\n    username\n    avatar { id tiny small }\n  }\n": types.DeskFeaturedDocument,
    "\n  query DeskFindCampaigns($search: String!) {\n    campaigns(filter: { search: $search }, first: 6) { nodes { ...FeaturedCampaign } }\n  }\n": types.DeskFindCampaignsDocument,
    "\n  query DeskFindInfluencers($search: String!) {\n    influencers(filter: { search: $search }, first: 6) { nodes { ...FeaturedPerson } }\n  }\n": types.DeskFindInfluencersDocument,
    "\n  mutation DeskFeatureCampaign($input: FeatureCampaignInput!) {\n    featureCampaign(input: $input) { campaign { id featurePosition } }\n  }\n": types.DeskFeatureCampaignDocument,
    "\n  mutation DeskFeatureInfluencer($input: FeatureInfluencerInput!) {\n    featureInfluencer(input: $input) { profileId }\n  }\n": types.DeskFeatureInfluencerDocument,
    "\n  query DeskFigures($month: Date) {\n    monthlyFigures(month: $month) {\n      month\n      bookedUntil\n      currencies {\n        charged { amount currency }\n        refunded { amount currency }\n        transferred { amount currency }\n        chargedBack { amount currency }\n        providerFees { amount currency }\n        exchange { amount currency }\n        platformFee { amount currency }\n        losses { amount currency }\n        net { amount currency }\n        balance { amount currency }\n      }\n    }\n  }\n": types.DeskFiguresDocument,
    "\n  query DeskNews($first: Int, $offset: Int) {\n    newsDesk(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        state\n        title\n        day\n        picture { id small }\n      }\n    }\n  }\n": types.DeskNewsDocument,
    "\n  query DeskNewsArticle($id: ID!) {\n    newsArticle(id: $id) { ...DeskArticle }\n  }\n  fragment DeskArticle on NewsArticle {\n    id\n    state\n    title\n    html\n    day\n    picture { id tiny small medium large }\n  }\n": types.DeskNewsArticleDocument,
    "\n  mutation DeskSaveNews($input: SaveNewsInput!) {\n    saveNews(input: $input) { newsArticle { ...DeskArticle } }\n  }\n": types.DeskSaveNewsDocument,
    "\n  mutation DeskPublishNews($input: PublishNewsInput!) {\n    publishNews(input: $input) { newsArticle { id state } }\n  }\n": types.DeskPublishNewsDocument,
    "\n  mutation DeskWithdrawNews($input: WithdrawNewsInput!) {\n    withdrawNews(input: $input) { newsArticle { id state } }\n  }\n": types.DeskWithdrawNewsDocument,
    "\n  query DeskProducts($search: String, $states: [ProductState!], $first: Int, $offset: Int) {\n    products(filter: { search: $search, states: $states }, sort: NEWEST, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...DeskProduct }\n    }\n  }\n  fragment DeskProduct on Product {\n    id\n    title\n    state\n    stockCount\n    deactivatedReason\n    price { amount currency }\n    cover { id small }\n    seller { id fullName }\n  }\n": types.DeskProductsDocument,
    "\n  mutation DeskDeactivateProduct($input: DeactivateProductInput!) {\n    deactivateProduct(input: $input) { product { id state deactivatedReason } }\n  }\n": types.DeskDeactivateProductDocument,
    "\n  query DeskProviderEvents($state: ProviderEventState, $first: Int, $offset: Int) {\n    providerEvents(state: $state, first: $first, offset: $offset) {\n      totalCount\n      nodes { id type state about tries lastError createdAt nextTryAt }\n    }\n  }\n": types.DeskProviderEventsDocument,
    "\n  mutation DeskRetryEvent($input: RetryProviderEventInput!) {\n    retryProviderEvent(input: $input) { providerEvent { id state tries nextTryAt } }\n  }\n": types.DeskRetryEventDocument,
    "\n  query DeskRevisions($kind: ContentKind!, $key: String!) {\n    contentRevisions(kind: $kind, key: $key, first: 20) {\n      totalCount\n      nodes { ...RevisionParts }\n    }\n  }\n  fragment RevisionParts on ContentRevision {\n    id\n    title\n    html\n    createdAt\n    editor { id fullName }\n  }\n": types.DeskRevisionsDocument,
    "\n  query DeskSiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n": types.DeskSiteTextDocument,
    "\n  mutation DeskSaveSiteText($input: SaveSiteTextInput!) {\n    saveSiteText(input: $input) { siteText { slug name html updatedAt } }\n  }\n": types.DeskSaveSiteTextDocument,
    "\n  query DeskSlides {\n    slides { ...DeskSlide }\n  }\n  fragment DeskSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id tiny small medium large }\n  }\n": types.DeskSlidesDocument,
    "\n  mutation DeskSaveSlide($input: SaveSlideInput!) {\n    saveSlide(input: $input) { slide { ...DeskSlide } }\n  }\n": types.DeskSaveSlideDocument,
    "\n  mutation DeskMoveSlide($input: MoveSlideInput!) {\n    moveSlide(input: $input) { slide { id } }\n  }\n": types.DeskMoveSlideDocument,
    "\n  mutation DeskRemoveSlide($input: RemoveSlideInput!) {\n    removeSlide(input: $input) { removedSlideId }\n  }\n": types.DeskRemoveSlideDocument,
    "\n  query DeskStaff {\n    findUsers(search: \"\", staffOnly: true, first: 100) {\n      totalCount\n      nodes { ...DeskStaffMember }\n    }\n  }\n  fragment DeskStaffMember on StaffAccount {\n    id\n    email\n    isStaff\n    staffRoles\n    profile { id fullName avatar { id tiny small } }\n  }\n": types.DeskStaffDocument,
    "\n  query DeskFindAccounts($search: String!) {\n    findUsers(search: $search, first: 6) { nodes { ...DeskStaffMember } }\n  }\n": types.DeskFindAccountsDocument,
    "\n  mutation DeskSetRoles($input: SetStaffRolesInput!) {\n    setStaffRoles(input: $input) { staffAccount { id isStaff staffRoles } }\n  }\n": types.DeskSetRolesDocument,
    "\n  query DeskStuckMoney($first: Int, $offset: Int) {\n    stuckMoney(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        kind\n        state\n        hold\n        tries\n        amount { amount currency }\n        providerId\n        failure\n        since\n        nextTryAt\n        dueAt\n        isOverdue\n        about\n        payer { id fullName }\n        payee { id fullName }\n        paymentId\n        orderId\n      }\n    }\n  }\n": types.DeskStuckMoneyDocument,
    "\n  query StaffNotes($subjectId: ID!) {\n    staffNotes(subjectId: $subjectId, first: 20) {\n      totalCount\n      nodes { id text createdAt author { id fullName } }\n    }\n  }\n": types.StaffNotesDocument,
    "\n  mutation AddStaffNote($input: AddStaffNoteInput!) {\n    addStaffNote(input: $input) {\n      staffNote { id }\n    }\n  }\n": types.AddStaffNoteDocument,
    "\n  fragment OrderStory on Order {\n    id\n    state\n    method\n    title\n    quantity\n    problem\n    isChargedBack\n    isHeld\n    isPaidOut\n    tracking\n    endReason\n    createdAt\n    shippedAt\n    deliveredAt\n    dueAt\n    total { amount currency }\n    held { amount currency }\n    picture { id small medium large }\n    buyer { id fullName }\n    seller { id fullName }\n    timeline { action state by at }\n  }\n": types.OrderStoryFragmentDoc,
    "\n  query DeskOrder($id: ID!) {\n    order(id: $id) { ...OrderStory }\n  }\n": types.DeskOrderDocument,
    "\n  mutation DeskSettleOrder($input: SettleOrderInput!) {\n    settleOrder(input: $input) { order { ...OrderStory } }\n  }\n": types.DeskSettleOrderDocument,
    "\n  query DeskPersonAccess($id: ID!) {\n    deskMails(accountId: $id) { code state tries at doneAt }\n    deskDevices(accountId: $id) { id device network countryCode createdAt lastUsedAt factorAt }\n  }\n": types.DeskPersonAccessDocument,
    "\n  mutation DeskSuspend($input: SuspendAccountInput!) {\n    suspendAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n": types.DeskSuspendDocument,
    "\n  mutation DeskRestore($input: RestoreAccountInput!) {\n    restoreAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n": types.DeskRestoreDocument,
    "\n  mutation DeskReopen($input: ReopenAccountInput!) {\n    reopenAccount(input: $input) { accountId }\n  }\n": types.DeskReopenDocument,
    "\n  mutation DeskSeeAsPerson($input: SeeAsPersonInput!) {\n    seeAsPerson(input: $input) { seeingUntil }\n  }\n": types.DeskSeeAsPersonDocument,
    "\n  fragment DeskPersonParts on DeskPerson {\n    account {\n      id\n      email\n      emailVerified\n      isStaff\n      suspendedAt\n      createdAt\n      campaignCount\n      remarkCount\n      profile {\n        id\n        fullName\n        username\n        createdAt\n        city\n        country { code name }\n        followers\n        followersSource\n        avatar { id tiny small }\n        reputation { isNew jobsDone rating reviewCount onTimePercent usualReleaseHours }\n      }\n    }\n    closedAt\n    approvedCount\n    rejectedCount\n    reportCount\n    disputeCount\n    ruledAgainstCount\n    chargebackCount\n    payoutCount\n    payoutTotal { amount currency }\n    bankAccountSince\n    canBePaidOut\n  }\n": types.DeskPersonPartsFragmentDoc,
    "\n  query DeskPerson($id: ID!) {\n    deskPerson(accountId: $id) { ...DeskPersonParts }\n  }\n": types.DeskPersonDocument,
    "\n  query DeskSides($one: ID!, $other: ID!) {\n    one: deskPerson(accountId: $one) { ...DeskPersonParts }\n    other: deskPerson(accountId: $other) { ...DeskPersonParts }\n  }\n": types.DeskSidesDocument,
    "\n  query DeskProposalPayee($remarkId: ID!, $orderId: ID!, $isJob: Boolean!) {\n    remark(id: $remarkId) @include(if: $isJob) { id applicant { id } }\n    order(id: $orderId) @skip(if: $isJob) { id seller { id } }\n  }\n": types.DeskProposalPayeeDocument,
    "\n  fragment ProposalParts on StaffProposal {\n    id\n    operation\n    input\n    sha256\n    subject\n    amount { amount currency }\n    proposer { id fullName }\n    createdAt\n    expiresAt\n  }\n": types.ProposalPartsFragmentDoc,
    "\n  query DeskProposals {\n    staffProposals(first: 50) {\n      totalCount\n      nodes { ...ProposalParts }\n    }\n  }\n": types.DeskProposalsDocument,
    "\n  mutation DeskConfirmProposal($input: ConfirmProposalInput!) {\n    confirmProposal(input: $input) { staffProposal { id } }\n  }\n": types.DeskConfirmProposalDocument,
    "\n  mutation DeskSendBackProposal($input: SendBackProposalInput!) {\n    sendBackProposal(input: $input) { staffProposal { id } }\n  }\n": types.DeskSendBackProposalDocument,
    "\n  query DeskWaitingCampaigns {\n    deskQueue(kinds: [CAMPAIGN], first: 50) {\n      totalCount\n      nodes { ...WaitingCampaign }\n    }\n  }\n  fragment WaitingCampaign on DeskCase {\n    kind\n    id\n    waitingSince\n    campaign {\n      id\n      title\n      type\n      excerpt\n      endsOn\n      budget { amount currency }\n      productValue { amount currency }\n      cover { id small }\n      owner { id fullName }\n    }\n  }\n": types.DeskWaitingCampaignsDocument,
    "\n  fragment QueueRow on DeskCase {\n    kind\n    id\n    names\n    about\n    reason\n    amount { amount currency }\n    waitingSince\n    dueAt\n    isOverdue\n    assignedTo { id fullName }\n    viewers { id fullName }\n  }\n": types.QueueRowFragmentDoc,
    "\n  query DeskQueue($kinds: [DeskKind!], $sort: DeskSort) {\n    deskQueue(kinds: $kinds, sort: $sort, first: 100) {\n      nodes { ...QueueRow }\n      totalCount\n    }\n    deskCounts {\n      kind\n      count\n      overdueCount\n    }\n  }\n": types.DeskQueueDocument,
    "\n  query DeskSearch($text: String!) {\n    deskSearch(text: $text) {\n      kind\n      id\n      title\n      line\n      state\n      paymentId\n      amount { amount currency }\n    }\n  }\n": types.DeskSearchDocument,
    "\n  query DeskJob($id: ID!) {\n    remark(id: $id) { ...JobStory }\n  }\n": types.DeskJobDocument,
    "\n  query DeskPayment($id: ID!) {\n    payments(paymentId: $id, first: 1) {\n      nodes {\n        ...JobPayment\n        attempts {\n          kind\n          state\n          tries\n          providerId\n          failure\n          createdAt\n          updatedAt\n          amount { amount currency }\n        }\n      }\n    }\n  }\n": types.DeskPaymentDocument,
    "\n  query DeskPersonMoney($id: ID!) {\n    payments(accountId: $id, first: 20) {\n      totalCount\n      nodes {\n        id\n        state\n        createdAt\n        providerPaymentId\n        amount { amount currency }\n        fee { amount currency }\n        payer { id fullName }\n        payee { id fullName }\n        remark { id state campaign { id title } }\n      }\n    }\n  }\n": types.DeskPersonMoneyDocument,
    "\n  query FirstSteps {\n    me {\n      id\n      purpose\n      firstStepsDone\n      profile { id country { code } }\n    }\n  }\n": types.FirstStepsDocument,
    "\n  mutation SetPurpose($purpose: Purpose) {\n    setPurpose(input: { purpose: $purpose }) { account { id purpose } }\n  }\n": types.SetPurposeDocument,
    "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    isStaff\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n": types.InfluencerTileFragmentDoc,
    "\n  query Home {\n    categories { id name slug isFeatured }\n    slides { ...HomeSlide }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment HomeSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id large }\n  }\n": types.HomeSlideFragmentDoc,
    "\n  fragment HomeCampaigns on CampaignConnection {\n    nodes { id ...CampaignCard }\n  }\n": types.HomeCampaignsFragmentDoc,
    "\n  query HomeNewest($type: CampaignType!) {\n    campaigns(filter: { types: [$type] }, first: 10) {\n      ...HomeCampaigns\n    }\n  }\n": types.HomeNewestDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      fullName\n      isStaff\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      createdAt\n      pictures { id }\n    }\n  }\n": types.ConversationRowFragmentDoc,
    "\n  fragment AddresseePerson on Profile {\n    id\n    fullName\n    isStaff\n    avatar { id tiny small }\n  }\n": types.AddresseePersonFragmentDoc,
    "\n  query Addressee($id: ID!) {\n    profile(id: $id) { ...AddresseePerson }\n  }\n": types.AddresseeDocument,
    "\n  query Conversations($search: String, $first: Int, $offset: Int) {\n    conversations(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ConversationRow }\n    }\n  }\n": types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredState\n        campaign { id title }\n      }\n    }\n  }\n": types.ConversationDocument,
    "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    createdAt\n    asksToPayOutside\n    hasNewcomerLink\n    pictures { id medium large }\n  }\n": types.MessageRowFragmentDoc,
    "\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n": types.MessagesDocument,
    "\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        createdAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n": types.FoundMessagesDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n": types.ConversationChangedDocument,
    "\n  mutation MarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) { conversation { id unread } }\n  }\n": types.MarkConversationReadDocument,
    "\n  mutation SetTyping($input: SetTypingInput!) {\n    setTyping(input: $input) { conversationId }\n  }\n": types.SetTypingDocument,
    "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input) { reportId }\n  }\n": types.ReportMessageDocument,
    "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n": types.JobPaidDocument,
    "\n  mutation PayForHire($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredState\n        held { amount currency }\n      }\n    }\n  }\n": types.PayForHireDocument,
    "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n": types.PaidOrNotDocument,
    "\n  query HirePayment($campaignId: ID!, $applicantId: ID!, $remarkId: ID) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId, remarkId: $remarkId) {\n      quote { ...Quote }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n": types.HirePaymentDocument,
    "\n  query Paper($id: ID!) {\n    paper(id: $id) {\n      id\n      number\n      kind\n      recipient\n      counterparty\n      about\n      createdAt\n      issuer { name address taxNumber }\n      total { amount currency }\n      fee { amount currency }\n      pdf\n    }\n  }\n": types.PaperDocument,
    "\n  query Papers($year: Int, $first: Int, $offset: Int) {\n    papers(year: $year, first: $first, offset: $offset) {\n      nodes { ...PaperRow }\n      totalCount\n    }\n  }\n": types.PapersDocument,
    "\n  fragment PaperRow on Paper {\n    id\n    number\n    kind\n    counterparty\n    about\n    createdAt\n    total { amount currency }\n  }\n": types.PaperRowFragmentDoc,
    "\n  query AnnualStatement($year: Int) {\n    annualStatement(year: $year) {\n      year\n      years\n      papers\n      totals {\n        paid { amount currency }\n        fee { amount currency }\n        earned { amount currency }\n      }\n      products {\n        campaign\n        brand\n        value { amount currency }\n        receivedAt\n      }\n      productsValue { amount currency }\n      pdf\n      csv\n    }\n  }\n": types.AnnualStatementDocument,
    "\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { amount currency }\n        refunded { amount currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n": types.PaidJobsDocument,
    "\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { amount currency }\n        fee { amount currency }\n        paper { id number }\n        createdAt\n        campaign { id title }\n        order { id title method state total { amount currency } isPaidOut isChargedBack }\n        counterparty {\n          id\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n": types.MyTransactionsDocument,
    "\n  query MyApplications($filter: RemarkFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        extraOfId\n        state\n        hiredState\n        createdAt\n        offer {\n          id\n          amount { amount currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n": types.MyApplicationsDocument,
    "\n  query MyCampaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n": types.MyCampaignsDocument,
    "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n": types.MyFavoritesDocument,
    "\n  query MoneyJobs($filter: RemarkFilter, $first: Int, $offset: Int, $earned: Boolean!) {\n    earned: myRemarks(filter: $filter, first: $first, offset: $offset) @include(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n    spent: receivedRemarks(filter: $filter, first: $first, offset: $offset) @skip(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n  }\n": types.MoneyJobsDocument,
    "\n  fragment MoneyJob on Remark {\n    id\n    extraOfId\n    state\n    hiredState\n    held { amount currency }\n    offer { id amount { amount currency } }\n    applicant { id fullName }\n    campaign { ...CampaignCard }\n  }\n": types.MoneyJobFragmentDoc,
    "\n  fragment UseCard on WorkUse {\n    id\n    channels\n    countries\n    beginsAt\n    endsAt\n    isOver\n    isRenewed\n    remark {\n      id\n      extraOfId\n      mySide\n      nextSteps { action allowed }\n      applicant { id fullName }\n      campaign {\n        id\n        type\n        title\n        owner { id fullName }\n      }\n    }\n  }\n": types.UseCardFragmentDoc,
    "\n  query WorkUses($first: Int, $offset: Int) {\n    myWorkUses(first: $first, offset: $offset) {\n      nodes { id ...UseCard }\n      totalCount\n    }\n  }\n": types.WorkUsesDocument,
    "\n  query ApplicationProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": types.ApplicationProfileDocument,
    "\n  query InfluencerProfile($id: ID!) {\n    profile(id: $id) { ...PersonDetails }\n  }\n": types.InfluencerProfileDocument,
    "\n  fragment OwnCampaignCard on Campaign {\n    ...CampaignCard\n    ...OwnCampaign\n    excerpt\n  }\n": types.OwnCampaignCardFragmentDoc,
    "\n  query OwnCampaigns($first: Int, $offset: Int) {\n    myCampaigns(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...OwnCampaignCard }\n    }\n  }\n": types.OwnCampaignsDocument,
    "\n  query OwnProfile {\n    me {\n      id\n      profile { ...PersonDetails }\n    }\n  }\n": types.OwnProfileDocument,
    "\n  query SavedInfluencers($list: ID!, $first: Int, $offset: Int) {\n    influencers(filter: { savedListId: $list }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n": types.SavedInfluencersDocument,
    "\n  mutation RenameSavedList($input: RenameSavedListInput!) {\n    renameSavedList(input: $input) { savedList { id name } }\n  }\n": types.RenameSavedListDocument,
    "\n  mutation DeleteSavedList($input: DeleteSavedListInput!) {\n    deleteSavedList(input: $input) { deletedSavedListId }\n  }\n": types.DeleteSavedListDocument,
    "\n  query OpenCampaigns {\n    myCampaigns(filter: { states: [OPEN] }, first: 100) {\n      nodes { id type title }\n    }\n  }\n": types.OpenCampaignsDocument,
    "\n  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {\n    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n": types.PersonCampaignsDocument,
    "\n  subscription PersonPresence($id: ID!) {\n    presenceChanged(profileIds: [$id]) { id online lastSeenAt }\n  }\n": types.PersonPresenceDocument,
    "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    isStaff\n    city\n    bio\n    interests\n    languages\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    reputation {\n      ...Figures\n      reviewsByStars { stars count }\n    }\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { amount currency }\n    facebookPrice { amount currency }\n    formatPrices { platform format note price { amount currency } }\n    paidAdsPrice { amount currency }\n    priceFrom { amount currency }\n    savedListIds\n    engagement\n    verified\n    avatar { id tiny small }\n  }\n": types.PersonDetailsFragmentDoc,
    "\n  mutation ReportPerson($input: ReportPersonInput!) {\n    reportPerson(input: $input) { reportId }\n  }\n": types.ReportPersonDocument,
    "\n  query PersonAudience($id: ID!) {\n    profile(id: $id) {\n      id\n      audience {\n        ages { network takenAt shares { age gender percent followers } }\n        countries { network takenAt shares { country percent followers } }\n        cities { network takenAt shares { city percent followers } }\n        growth { network takenAt points { takenAt followers jump } }\n        engagement { network takenAt formats { format posts percent } }\n      }\n    }\n  }\n": types.PersonAudienceDocument,
    "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    isStaff\n    verified\n    followers\n    followersUnverified\n    engagement\n    interests\n    city\n    reputation { isNew jobsDone rating reviewCount }\n    online\n    lastSeenAt\n    country { code name }\n    priceFrom { amount currency }\n    avatar { id tiny small medium }\n    works { pictureUrl }\n    savedListIds\n  }\n": types.InfluencerCardFragmentDoc,
    "\n  query Influencers(\n    $filter: InfluencerFilter\n    $sort: InfluencerSort\n    $near: PlaceInput\n    $first: Int, $offset: Int\n  ) {\n    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n": types.InfluencersDocument,
    "\n  fragment InstagramPosts on Profile {\n    id\n    first\n    fullName\n    instagram {\n      username\n      confirmed\n      visibility\n      refreshedAt\n      posts { id kind caption pictureUrl permalink postedAt likes comments }\n    }\n  }\n": types.InstagramPostsFragmentDoc,
    "\n  query ProfileReviews($profileId: ID!, $first: Int, $offset: Int) {\n    profileReviews(profileId: $profileId, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ReviewedJobCard }\n    }\n  }\n": types.ProfileReviewsDocument,
    "\n  fragment ReviewedJobCard on JobReview {\n    ...JobReviewEntry\n    campaignTitle\n    campaignCover { id small medium }\n  }\n": types.ReviewedJobCardFragmentDoc,
    "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    lastOperation\n    revokedAt\n    isActive\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n": types.OwnAccessTokenFragmentDoc,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) { accessToken { ...OwnAccessToken } }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n": types.BankProviderDocument,
    "\n  mutation SaveBankAccount($input: SaveBankAccountInput!) {\n    saveBankAccount(input: $input) { account { ...OwnBankAccount } }\n  }\n": types.SaveBankAccountDocument,
    "\n  mutation RemovePaymentMethod($input: RemovePaymentMethodInput!) {\n    removePaymentMethod(input: $input) { removedPaymentMethodId }\n  }\n": types.RemovePaymentMethodDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { account { id } }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation DisconnectApp($input: DisconnectAppInput!) {\n    disconnectApp(input: $input) { disconnectedAppId }\n  }\n": types.DisconnectAppDocument,
    "\n  fragment OwnApp on OAuthApp {\n    id\n    clientId\n    name\n    website\n    redirectUris\n    isConfidential\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n": types.OwnAppFragmentDoc,
    "\n  query OwnApps {\n    oauthApps(first: 100) {\n      nodes { ...OwnApp }\n    }\n  }\n": types.OwnAppsDocument,
    "\n  mutation CreateOwnApp($input: CreateOAuthAppInput!) {\n    createOAuthApp(input: $input) {\n      secret\n      app { ...OwnApp }\n    }\n  }\n": types.CreateOwnAppDocument,
    "\n  mutation UpdateOwnApp($input: UpdateOAuthAppInput!) {\n    updateOAuthApp(input: $input) { app { ...OwnApp } }\n  }\n": types.UpdateOwnAppDocument,
    "\n  mutation DeleteOwnApp($input: DeleteOAuthAppInput!) {\n    deleteOAuthApp(input: $input) { deletedAppId }\n  }\n": types.DeleteOwnAppDocument,
    "\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n": types.OpenJobsDocument,
    "\n  mutation ExportMyData($input: ExportMyDataInput!) {\n    exportMyData(input: $input) { dataExport { url expiresAt } }\n  }\n": types.ExportMyDataDocument,
    "\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) { closedAccountId }\n  }\n": types.CloseAccountDocument,
    "\n  query InterestChoices {\n    categories { id name }\n  }\n": types.InterestChoicesDocument,
    "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      languages\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { amount currency }\n      facebookPrice { amount currency }\n      formatPrices { platform format note price { amount currency } }\n      paidAdsPrice { amount currency }\n      avatar { id tiny small }\n    }\n  }\n": types.ProfileFormAccountFragmentDoc,
    "\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n": types.ProfileFormDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) { account { ...ProfileFormAccount } }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation SetFollowers($input: SetFollowersInput!) {\n    setFollowers(input: $input) { account { ...ProfileFormAccount } }\n  }\n": types.SetFollowersDocument,
    "\n  mutation RefreshInstagram {\n    refreshInstagram { account { ...ProfileFormAccount } }\n  }\n": types.RefreshInstagramDocument,
    "\n  mutation SetInterests($input: SetInterestsInput!) {\n    setInterests(input: $input) {\n      account {\n        id\n        profile { id interests }\n      }\n    }\n  }\n": types.SetInterestsDocument,
    "\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      account {\n        id\n        profile {\n          id\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": types.SetAvatarDocument,
    "\n  fragment OwnAccountLook on AccountLook {\n    id\n    role\n    cause\n    createdAt\n  }\n": types.OwnAccountLookFragmentDoc,
    "\n  fragment OwnSecondFactors on SecondFactors {\n    passkeys { id name createdAt lastUsedAt }\n    authenticatorAppSince\n    recoveryCodesLeft\n    isRequired\n    isShown\n  }\n": types.OwnSecondFactorsFragmentDoc,
    "\n  mutation StartPasskey {\n    startPasskey { passkeyOptions }\n  }\n": types.StartPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) { secondFactors { passkeys { id name } } }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) { secondFactors { recoveryCodesLeft } }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation StartAuthenticatorApp {\n    startAuthenticatorApp { key uri qrCode }\n  }\n": types.StartAuthenticatorAppDocument,
    "\n  mutation ConfirmAuthenticatorApp($input: ConfirmAuthenticatorAppInput!) {\n    confirmAuthenticatorApp(input: $input) { recoveryCodes }\n  }\n": types.ConfirmAuthenticatorAppDocument,
    "\n  mutation RemoveAuthenticatorApp {\n    removeAuthenticatorApp { secondFactors { recoveryCodesLeft } }\n  }\n": types.RemoveAuthenticatorAppDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes { recoveryCodes }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      payableAt\n      needs { kind problem reason }\n      needsDueAt\n      inReview\n    }\n    spareBankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      payableAt\n    }\n  }\n": types.OwnBankAccountFragmentDoc,
    "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      email\n      emailVerified\n      pendingEmail\n      mailNotifications\n      mutedNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    devicePush { publicKey isOn deviceCount }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 100) {\n      nodes { ...SavedCard }\n    }\n    mySessions(first: 100) {\n      nodes { id device network countryCode createdAt lastUsedAt isCurrent }\n    }\n    secondFactors { ...OwnSecondFactors }\n    accountLooks { ...OwnAccountLook }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n    connectedApps(first: 100) {\n      nodes { id name website scopes createdAt lastUsedAt lastOperation }\n    }\n  }\n": types.SettingsTabDocument,
    "\n  query PayoutStanding {\n    me { ...OwnBankAccount }\n  }\n": types.PayoutStandingDocument,
    "\n  mutation DeleteBankAccount {\n    deleteBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n": types.DeleteBankAccountDocument,
    "\n  mutation UseSpareBankAccount {\n    useSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n": types.UseSpareBankAccountDocument,
    "\n  mutation DeleteSpareBankAccount {\n    deleteSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n": types.DeleteSpareBankAccountDocument,
    "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) { account { id pendingEmail } }\n  }\n": types.RequestEmailChangeDocument,
    "\n  mutation WithdrawEmailChange {\n    withdrawEmailChange { account { id pendingEmail } }\n  }\n": types.WithdrawEmailChangeDocument,
    "\n  mutation SetMailNotifications($input: SetMailNotificationsInput!) {\n    setMailNotifications(input: $input) { account { id mailNotifications } }\n  }\n": types.SetMailNotificationsDocument,
    "\n  mutation SetMutedNotifications($input: SetMutedNotificationsInput!) {\n    setMutedNotifications(input: $input) { account { id mutedNotifications } }\n  }\n": types.SetMutedNotificationsDocument,
    "\n  mutation TurnDevicePushOn($input: TurnDevicePushOnInput!) {\n    turnDevicePushOn(input: $input) { devicePush { isOn deviceCount } }\n  }\n": types.TurnDevicePushOnDocument,
    "\n  mutation TurnDevicePushOff {\n    turnDevicePushOff { devicePush { isOn deviceCount } }\n  }\n": types.TurnDevicePushOffDocument,
    "\n  mutation SetPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n": types.SetPlaceDocument,
    "\n  mutation RevokeSession($input: RevokeSessionInput!) {\n    revokeSession(input: $input) { revokedSessionId }\n  }\n": types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions { revokedCount }\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    pausedBecause\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n": types.WebhookRowFragmentDoc,
    "\n  query Webhooks {\n    webhooks {\n      nodes { ...WebhookRow }\n    }\n  }\n": types.WebhooksDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { webhook { ...WebhookRow } }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($input: DeleteWebhookInput!) {\n    deleteWebhook(input: $input) { deletedWebhookId }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n    rotateWebhookSecret(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id createdAt durationMs status answer failure }\n  }\n": types.DeliveryRowFragmentDoc,
    "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation SendTestEvent($input: SendTestEventInput!) {\n    sendTestEvent(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n": types.SendTestEventDocument,
    "\n  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {\n    replayWebhookDelivery(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n": types.ReplayWebhookDeliveryDocument,
    "\n  fragment DeprecatedUse on DeprecatedUse { field replacement removedOn lastUsedAt }\n": types.DeprecatedUseFragmentDoc,
    "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { amount currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName isStaff }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n": types.CheckoutDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) { order { ...OrderFields } }\n  }\n": types.PlaceOrderDocument,
    "\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard state }\n    }\n  }\n": types.MyProductsDocument,
    "\n  mutation ShipOrder($input: ShipOrderInput!) {\n    shipOrder(input: $input) { order { ...OrderFields } }\n  }\n": types.ShipOrderDocument,
    "\n  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {\n    confirmDelivery(input: $input) { order { ...OrderFields } }\n  }\n": types.ConfirmDeliveryDocument,
    "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { order { ...OrderFields } }\n  }\n": types.CancelOrderDocument,
    "\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) { order { ...OrderFields } }\n  }\n": types.ReportOrderProblemDocument,
    "\n  mutation ReviewProduct($input: ReviewProductInput!) {\n    reviewProduct(input: $input) { order { ...OrderFields } }\n  }\n": types.ReviewProductDocument,
    "\n  query Orders($first: Int, $offset: Int, $bought: Boolean!) {\n    myOrders(first: $first, offset: $offset) @include(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n    mySales(first: $first, offset: $offset) @skip(if: $bought) {\n      totalCount\n      nodes { ...OrderFields }\n    }\n  }\n": types.OrdersDocument,
    "\n  query MoreOfSeller($filter: ProductFilter!) {\n    products(filter: $filter, first: 4) {\n      nodes { ...ProductCard }\n    }\n  }\n": types.MoreOfSellerDocument,
    "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      price { amount currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        isStaff\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n": types.ProductDetailDocument,
    "\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          isStaff\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n": types.ProductReviewsDocument,
    "\n  mutation SetProductHidden($input: SetProductHiddenInput!) {\n    setProductHidden(input: $input) { product { id state } }\n  }\n": types.SetProductHiddenDocument,
    "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n": types.EditedProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) { product { ...ProductCard state } }\n  }\n": types.CreateProductDocument,
    "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) { product { ...ProductCard state } }\n  }\n": types.UpdateProductDocument,
    "\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n": types.ProductsDocument,
    "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { amount currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    createdAt\n    picture { id small medium }\n    product { id }\n    total { amount currency }\n    buyer { id fullName isStaff }\n    seller { id fullName isStaff }\n    delivery { recipient phone line1 line2 postalCode }\n    payNow { state code }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n": types.OrderFieldsFragmentDoc,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n  }\n": types.OrderPageDocument,
    "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n": types.OrderChangedDocument,
    "\n  mutation PayForOrder($input: PayForOrderInput!) {\n    payForOrder(input: $input) {\n      state\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n": types.PayForOrderDocument,
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
export function graphql(source: "\n  query TaskCount {\n    myTasks(first: 1) { totalCount }\n  }\n"): (typeof documents)["\n  query TaskCount {\n    myTasks(first: 1) { totalCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TaskSteps {\n    remarkChanged { remark { id state } }\n  }\n"): (typeof documents)["\n  subscription TaskSteps {\n    remarkChanged { remark { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n"): (typeof documents)["\n  subscription MessageCount {\n    conversationChanged { kind }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSeeing {\n    endSeeing { account { id } }\n  }\n"): (typeof documents)["\n  mutation EndSeeing {\n    endSeeing { account { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n"): (typeof documents)["\n  subscription NotificationAdded {\n    notificationAdded { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut { isSignedOut }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut { isSignedOut }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnCampaign on Campaign {\n    id\n    state\n    remarkCount\n    isDisabled\n  }\n"): (typeof documents)["\n  fragment OwnCampaign on Campaign {\n    id\n    state\n    remarkCount\n    isDisabled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    countries { code name }\n    minFollowers\n    endsOn\n    cover { id small medium }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) { campaign { id isFavourite } }\n  }\n"): (typeof documents)["\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) { campaign { id isFavourite } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetShortlisted($input: SetShortlistedInput!) {\n    setShortlisted(input: $input) { remark { id isShortlisted } }\n  }\n"): (typeof documents)["\n  mutation SetShortlisted($input: SetShortlistedInput!) {\n    setShortlisted(input: $input) { remark { id isShortlisted } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Applicant on Remark {\n    id\n    isShortlisted\n    fit { ...FitParts }\n    applicant {\n      id\n      engagement\n      country { code name }\n    }\n  }\n"): (typeof documents)["\n  fragment Applicant on Remark {\n    id\n    isShortlisted\n    fit { ...FitParts }\n    applicant {\n      id\n      engagement\n      country { code name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobWork on Remark {\n    id\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      note\n      draftFirst\n      rounds\n      roundsUsed\n      state\n      submissions {\n        id\n        version\n        kind\n        links\n        previews { link title pictureUrl postedAt }\n        pictures { id small medium large }\n        note\n        state\n        changes\n        answerBy\n        createdAt\n        decidedAt\n        isApprovedBySilence\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment JobWork on Remark {\n    id\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      note\n      draftFirst\n      rounds\n      roundsUsed\n      state\n      submissions {\n        id\n        version\n        kind\n        links\n        previews { link title pictureUrl postedAt }\n        pictures { id small medium large }\n        note\n        state\n        changes\n        answerBy\n        createdAt\n        decidedAt\n        isApprovedBySilence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkOfJob($id: ID!) {\n    remark(id: $id) { ...JobWork }\n  }\n"): (typeof documents)["\n  query WorkOfJob($id: ID!) {\n    remark(id: $id) { ...JobWork }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n    brief { ...WorkParts }\n    owner { id fullName }\n  }\n"): (typeof documents)["\n  fragment CampaignBrief on Campaign {\n    detailsHtml\n    productUrl\n    brief { ...WorkParts }\n    owner { id fullName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportCampaign($input: ReportCampaignInput!) {\n    reportCampaign(input: $input) { reportId }\n  }\n"): (typeof documents)["\n  mutation ReportCampaign($input: ReportCampaignInput!) {\n    reportCampaign(input: $input) { reportId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      owner { id reputation { ...Figures } }\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { amount currency }\n        permissions {\n          decline { ...PermissionParts }\n        }\n      }\n      fit { ...FitParts }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        extend { ...PermissionParts }\n        changeBrief { ...PermissionParts }\n        duplicate { ...PermissionParts }\n        getPaid { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignDetail($id: ID!) {\n    campaign(id: $id) {\n      ...CampaignCard\n      ...OwnCampaign\n      ...CampaignBrief\n      owner { id reputation { ...Figures } }\n      excerpt\n      gender\n      minAge\n      maxAge\n      hashtags\n      tags\n      createdAt\n      rejectedReason\n      categories { id name slug }\n      pictures { id tiny small medium large }\n      myRemark { ...Job }\n      myInvitation {\n        id\n        amount { amount currency }\n        permissions {\n          decline { ...PermissionParts }\n        }\n      }\n      fit { ...FitParts }\n      permissions {\n        edit { ...PermissionParts }\n        close { ...PermissionParts }\n        setDisabled { ...PermissionParts }\n        extend { ...PermissionParts }\n        changeBrief { ...PermissionParts }\n        duplicate { ...PermissionParts }\n        getPaid { ...PermissionParts }\n        apply { ...PermissionParts }\n        report { ...PermissionParts }\n        seeApplications { ...PermissionParts }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n"): (typeof documents)["\n  fragment PermissionParts on Permission {\n    allowed\n    code\n    params\n    reason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveAddress($input: GiveAddressInput!) {\n    giveAddress(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation GiveAddress($input: GiveAddressInput!) {\n    giveAddress(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerCancel($input: AnswerCancelInput!) {\n    answerCancel(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation AnswerCancel($input: AnswerCancelInput!) {\n    answerCancel(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawCancel($input: WithdrawCancelInput!) {\n    withdrawCancel(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation WithdrawCancel($input: WithdrawCancelInput!) {\n    withdrawCancel(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation AcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectOffer($input: RejectOfferInput!) {\n    rejectOffer(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation RejectOffer($input: RejectOfferInput!) {\n    rejectOffer(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForChanges($input: AskForChangesInput!) {\n    askForChanges(input: $input) { remark { ...Job ...JobWork } }\n  }\n"): (typeof documents)["\n  mutation AskForChanges($input: AskForChangesInput!) {\n    askForChanges(input: $input) { remark { ...Job ...JobWork } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJob($input: CancelJobInput!) {\n    cancelJob(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation CancelJob($input: CancelJobInput!) {\n    cancelJob(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToCancel($input: AskToCancelInput!) {\n    askToCancel(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation AskToCancel($input: AskToCancelInput!) {\n    askToCancel(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineApplication($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation DeclineApplication($input: DeclineApplicationInput!) {\n    declineApplication(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndLateJob($input: EndLateJobInput!) {\n    endLateJob(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation EndLateJob($input: EndLateJobInput!) {\n    endLateJob(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandInWork($input: HandInWorkInput!) {\n    handInWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n"): (typeof documents)["\n  mutation HandInWork($input: HandInWorkInput!) {\n    handInWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Hire($input: HireInput!) {\n    hire(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation Hire($input: HireInput!) {\n    hire(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Invite($input: InviteInput!) {\n    invite(input: $input) { invitation { id } }\n  }\n"): (typeof documents)["\n  mutation Invite($input: InviteInput!) {\n    invite(input: $input) { invitation { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAsDone($input: MarkAsDoneInput!) {\n    markAsDone(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation MarkAsDone($input: MarkAsDoneInput!) {\n    markAsDone(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeOffer($input: MakeOfferInput!) {\n    makeOffer(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation MakeOffer($input: MakeOfferInput!) {\n    makeOffer(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RaiseDispute($input: RaiseDisputeInput!) {\n    raiseDispute(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"): (typeof documents)["\n  mutation RaiseDispute($input: RaiseDisputeInput!) {\n    raiseDispute(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleasePayment($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation ReleasePayment($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewJob($input: ReviewJobInput!) {\n    reviewJob(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation ReviewJob($input: ReviewJobInput!) {\n    reviewJob(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveWork($input: ApproveWorkInput!) {\n    approveWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n"): (typeof documents)["\n  mutation ApproveWork($input: ApproveWorkInput!) {\n    approveWork(input: $input) { remark { ...Job ...JobWork } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeSettlement($input: ProposeSettlementInput!) {\n    proposeSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"): (typeof documents)["\n  mutation ProposeSettlement($input: ProposeSettlementInput!) {\n    proposeSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptSettlement($input: AcceptSettlementInput!) {\n    acceptSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"): (typeof documents)["\n  mutation AcceptSettlement($input: AcceptSettlementInput!) {\n    acceptSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineSettlement($input: DeclineSettlementInput!) {\n    declineSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"): (typeof documents)["\n  mutation DeclineSettlement($input: DeclineSettlementInput!) {\n    declineSettlement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAsSent($input: MarkAsSentInput!) {\n    markAsSent(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation MarkAsSent($input: MarkAsSentInput!) {\n    markAsSent(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmReceipt($input: ConfirmReceiptInput!) {\n    confirmReceipt(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation ConfirmReceipt($input: ConfirmReceiptInput!) {\n    confirmReceipt(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DisputeRoom on Remark {\n    id\n    dispute {\n      id\n      reason\n      rulingReason\n      pictures { id small medium large }\n      statements {\n        by\n        text\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDisputeStatement($input: AddDisputeStatementInput!) {\n    addDisputeStatement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"): (typeof documents)["\n  mutation AddDisputeStatement($input: AddDisputeStatementInput!) {\n    addDisputeStatement(input: $input) { remark { ...Job ...DisputeRoom } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FitParts on Fit {\n    condition\n    state\n    change\n    refuses\n  }\n"): (typeof documents)["\n  fragment FitParts on Fit {\n    condition\n    state\n    change\n    refuses\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Job on Remark {\n    id\n    extraOfId\n    extraIds\n    text\n    price { amount currency }\n    state\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    hiredState\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { amount currency }\n    heldUntil\n    workDueAt\n    money {\n      place\n      amount { amount currency }\n      sent { amount currency }\n      promisedOn\n      promises { day }\n      arrivedOn\n      account { bankName last4 }\n      hold { reason until text code params path }\n    }\n    offer {\n      id\n      state\n      proposedBy\n      lapsesAt\n      amount { amount currency }\n      quote { total { amount currency } }\n    }\n    shipping {\n      state\n      product\n      carrier\n      trackingNumber\n      sentAt\n      receivedAt\n      address { recipient phone line1 line2 city region postalCode country }\n    }\n    workDueAt\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      draftFirst\n      rounds\n      roundsUsed\n      state\n    }\n    cancelDeadline\n    deadline { kind at }\n    cancelReason\n    refundPreview { amount currency }\n    refunded { amount currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      isSettled\n      settlements {\n        id\n        by\n        state\n        release { amount currency }\n        refund { amount currency }\n      }\n      released { amount currency }\n      refunded { amount currency }\n      createdAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      createdAt\n      closedAt\n      amount { amount currency }\n    }\n    reviews {\n      endsAt\n      closedAt\n      byOwner { ...JobReviewEntry }\n      byApplicant { ...JobReviewEntry }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { amount currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      isStaff\n      username\n      followers\n      followersUnverified\n      reputation { ...Figures }\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      state\n      endsOn\n      owner {\n        id\n        fullName\n        isStaff\n        avatar { id tiny small }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Job on Remark {\n    id\n    extraOfId\n    extraIds\n    text\n    price { amount currency }\n    state\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    hiredState\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    turn\n    mySide\n    held { amount currency }\n    heldUntil\n    workDueAt\n    money {\n      place\n      amount { amount currency }\n      sent { amount currency }\n      promisedOn\n      promises { day }\n      arrivedOn\n      account { bankName last4 }\n      hold { reason until text code params path }\n    }\n    offer {\n      id\n      state\n      proposedBy\n      lapsesAt\n      amount { amount currency }\n      quote { total { amount currency } }\n    }\n    shipping {\n      state\n      product\n      carrier\n      trackingNumber\n      sentAt\n      receivedAt\n      address { recipient phone line1 line2 city region postalCode country }\n    }\n    workDueAt\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      draftFirst\n      rounds\n      roundsUsed\n      state\n    }\n    cancelDeadline\n    deadline { kind at }\n    cancelReason\n    refundPreview { amount currency }\n    refunded { amount currency }\n    dispute {\n      id\n      raisedBy\n      state\n      ruling\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      isSettled\n      settlements {\n        id\n        by\n        state\n        release { amount currency }\n        refund { amount currency }\n      }\n      released { amount currency }\n      refunded { amount currency }\n      createdAt\n      ruledAt\n    }\n    chargeback {\n      id\n      state\n      reason\n      createdAt\n      closedAt\n      amount { amount currency }\n    }\n    reviews {\n      endsAt\n      closedAt\n      byOwner { ...JobReviewEntry }\n      byApplicant { ...JobReviewEntry }\n    }\n    nextSteps { action allowed code params reason }\n    timeline {\n      action\n      state\n      by\n      at\n      amount { amount currency }\n    }\n    applicant {\n      id\n      first\n      fullName\n      isStaff\n      username\n      followers\n      followersUnverified\n      reputation { ...Figures }\n      avatar { id tiny small }\n    }\n    campaign {\n      id\n      title\n      type\n      state\n      endsOn\n      owner {\n        id\n        fullName\n        isStaff\n        avatar { id tiny small }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n"): (typeof documents)["\n  subscription JobChanged($campaignId: ID) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id state isDisabled }\n  }\n"): (typeof documents)["\n  subscription CampaignChanged($id: ID!) {\n    campaignChanged(id: $id) { id state isDisabled }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignState on Campaign {\n    id\n    state\n    isDisabled\n  }\n"): (typeof documents)["\n  fragment CampaignState on Campaign {\n    id\n    state\n    isDisabled\n  }\n"];
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
export function graphql(source: "\n  mutation KeepOwnPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n"): (typeof documents)["\n  mutation KeepOwnPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignRemarks(\n    $campaignId: ID!\n    $tab: RemarkTab!\n    $filter: RemarkFilter\n    $sort: PeopleSort\n    $first: Int\n    $offset: Int\n  ) {\n    campaignRemarks(\n      campaignId: $campaignId\n      tab: $tab\n      filter: $filter\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes { ...Job ...Applicant }\n    }\n  }\n"): (typeof documents)["\n  query CampaignRemarks(\n    $campaignId: ID!\n    $tab: RemarkTab!\n    $filter: RemarkFilter\n    $sort: PeopleSort\n    $first: Int\n    $offset: Int\n  ) {\n    campaignRemarks(\n      campaignId: $campaignId\n      tab: $tab\n      filter: $filter\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes { ...Job ...Applicant }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          isStaff\n          username\n          followers\n          followersUnverified\n          reputation { ...Figures }\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          state\n          amount { amount currency }\n          permissions {\n            withdraw { allowed }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {\n    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        reason\n        sharedInterests\n        isInCountry\n        profile {\n          id\n          first\n          fullName\n          isStaff\n          username\n          followers\n          followersUnverified\n          reputation { ...Figures }\n          country { code name }\n          avatar { id tiny small }\n        }\n        invitation {\n          id\n          state\n          amount { amount currency }\n          permissions {\n            withdraw { allowed }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawInvitation($input: WithdrawInvitationInput!) {\n    withdrawInvitation(input: $input) {\n      invitation {\n        id\n        state\n        permissions {\n          withdraw { allowed }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawInvitation($input: WithdrawInvitationInput!) {\n    withdrawInvitation(input: $input) {\n      invitation {\n        id\n        state\n        permissions {\n          withdraw { allowed }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n  }\n"): (typeof documents)["\n  query OwnerJobs($campaignId: ID!) {\n    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {\n      totalCount\n      nodes { id state turn }\n    }\n  }\n"];
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
export function graphql(source: "\n  query PasswordStrength($password: String!, $about: [String!]) {\n    passwordStrength(password: $password, about: $about) { score hint }\n  }\n"): (typeof documents)["\n  query PasswordStrength($password: String!, $about: [String!]) {\n    passwordStrength(password: $password, about: $about) { score hint }\n  }\n"];
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
export function graphql(source: "\n  mutation BeginLinking($input: BeginLinkingInput!) {\n    beginLinking(input: $input) { url }\n  }\n"): (typeof documents)["\n  mutation BeginLinking($input: BeginLinkingInput!) {\n    beginLinking(input: $input) { url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishLinking($input: FinishLinkingInput!) {\n    finishLinking(input: $input) { account { ...ProfileFormAccount } }\n  }\n"): (typeof documents)["\n  mutation FinishLinking($input: FinishLinkingInput!) {\n    finishLinking(input: $input) { account { ...ProfileFormAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkFacebook {\n    unlinkFacebook { account { ...ProfileFormAccount } }\n  }\n"): (typeof documents)["\n  mutation UnlinkFacebook {\n    unlinkFacebook { account { ...ProfileFormAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Linkable {\n    clientConfig { linkable }\n  }\n"): (typeof documents)["\n  query Linkable {\n    clientConfig { linkable }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInstagramUsername($input: SetInstagramUsernameInput!) {\n    setInstagramUsername(input: $input) { account { ...ProfileFormAccount } }\n  }\n"): (typeof documents)["\n  mutation SetInstagramUsername($input: SetInstagramUsernameInput!) {\n    setInstagramUsername(input: $input) { account { ...ProfileFormAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterCategories {\n    categories { id name slug }\n  }\n"): (typeof documents)["\n  query FilterCategories {\n    categories { id name slug }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenConversation($input: OpenConversationInput!) {\n    openConversation(input: $input) { conversation { id } }\n  }\n"): (typeof documents)["\n  mutation OpenConversation($input: OpenConversationInput!) {\n    openConversation(input: $input) { conversation { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { message { id clientId } }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) { message { id clientId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id\n    type\n    code\n    params\n    message\n    image { id tiny }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($first: Int, $after: String) {\n    notifications(first: $first, after: $after) {\n      unread\n      pageInfo { endCursor hasNextPage }\n      nodes { id ...NotificationItem }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($first: Int, $after: String) {\n    notifications(first: $first, after: $after) {\n      unread\n      pageInfo { endCursor hasNextPage }\n      nodes { id ...NotificationItem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead {\n    markNotificationsRead { markedCount }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead {\n    markNotificationsRead { markedCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedCard on SavedPaymentMethod {\n    id\n    brand\n    last4\n    expiryMonth\n    expiryYear\n  }\n"): (typeof documents)["\n  fragment SavedCard on SavedPaymentMethod {\n    id\n    brand\n    last4\n    expiryMonth\n    expiryYear\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSetupIntent {\n    createSetupIntent { setupIntentId clientSecret }\n  }\n"): (typeof documents)["\n  mutation CreateSetupIntent {\n    createSetupIntent { setupIntentId clientSecret }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePaymentMethod($input: SavePaymentMethodInput!) {\n    savePaymentMethod(input: $input) { savedPaymentMethod { ...SavedCard } }\n  }\n"): (typeof documents)["\n  mutation SavePaymentMethod($input: SavePaymentMethodInput!) {\n    savePaymentMethod(input: $input) { savedPaymentMethod { ...SavedCard } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedLists {\n    savedLists(first: 100) {\n      nodes { id name count }\n    }\n  }\n"): (typeof documents)["\n  query SavedLists {\n    savedLists(first: 100) {\n      nodes { id name count }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSavedList($input: CreateSavedListInput!) {\n    createSavedList(input: $input) { savedList { id name count } }\n  }\n"): (typeof documents)["\n  mutation CreateSavedList($input: CreateSavedListInput!) {\n    createSavedList(input: $input) { savedList { id name count } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveInfluencer($input: SaveInfluencerInput!) {\n    saveInfluencer(input: $input) { profile { id savedListIds } }\n  }\n"): (typeof documents)["\n  mutation SaveInfluencer($input: SaveInfluencerInput!) {\n    saveInfluencer(input: $input) { profile { id savedListIds } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockUser($input: BlockUserInput!) {\n    blockUser(input: $input) { profileId }\n  }\n"): (typeof documents)["\n  mutation BlockUser($input: BlockUserInput!) {\n    blockUser(input: $input) { profileId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockUser($input: UnblockUserInput!) {\n    unblockUser(input: $input) { profileId }\n  }\n"): (typeof documents)["\n  mutation UnblockUser($input: UnblockUserInput!) {\n    unblockUser(input: $input) { profileId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          isStaff\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlockedUsers($first: Int, $offset: Int) {\n    blockedUsers(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        blockedAt\n        profile {\n          id\n          fullName\n          isStaff\n          instagramUsername\n          city\n          country { code name }\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification { account { id } }\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification { account { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { amount currency }\n    price { amount currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard on Product {\n    id\n    title\n    excerpt\n    amount { amount currency }\n    price { amount currency }\n    discountPercent\n    stockCount\n    cover { id small medium }\n    seller {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) { jobReview { ...JobReviewEntry } }\n  }\n"): (typeof documents)["\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) { jobReview { ...JobReviewEntry } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Figures on Reputation {\n    isNew\n    jobsDone\n    rating\n    reviewCount\n    usualAnswerHours\n    usualReleaseHours\n    onTimePercent\n  }\n"): (typeof documents)["\n  fragment Figures on Reputation {\n    isNew\n    jobsDone\n    rating\n    reviewCount\n    usualAnswerHours\n    usualReleaseHours\n    onTimePercent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportReview($input: ReportReviewInput!) {\n    reportReview(input: $input) { reportId }\n  }\n"): (typeof documents)["\n  mutation ReportReview($input: ReportReviewInput!) {\n    reportReview(input: $input) { reportId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobReviewEntry on JobReview {\n    id\n    rating\n    text\n    authorSide\n    createdAt\n    publishedAt\n    answer\n    hiddenReason\n    mayAnswer { allowed }\n    author {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment JobReviewEntry on JobReview {\n    id\n    rating\n    text\n    authorSide\n    createdAt\n    publishedAt\n    answer\n    hiddenReason\n    mayAnswer { allowed }\n    author {\n      id\n      fullName\n      isStaff\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { confirmedUntil }\n  }\n"): (typeof documents)["\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) { confirmedUntil }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaysToConfirm {\n    secondFactors {\n      passkeys { id }\n      authenticatorAppSince\n    }\n  }\n"): (typeof documents)["\n  query WaysToConfirm {\n    secondFactors {\n      passkeys { id }\n      authenticatorAppSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeySignIn {\n    startPasskeySignIn { passkeyOptions }\n  }\n"): (typeof documents)["\n  mutation StartPasskeySignIn {\n    startPasskeySignIn { passkeyOptions }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTasks {\n    myTasks(first: 50) {\n      nodes { ...TaskRow }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyTasks {\n    myTasks(first: 50) {\n      nodes { ...TaskRow }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TaskRow on Task {\n    kind\n    count\n    reason\n    deadlineAt\n    createdAt\n    amount { amount currency }\n    person { id fullName isStaff avatar { id tiny small } }\n    campaign { id title cover { id small } }\n    remark { id extraOfId workDueAt applicant { id } }\n    order { id title picture { id small } }\n    conversation { id lastMessage { id text } }\n  }\n"): (typeof documents)["\n  fragment TaskRow on Task {\n    kind\n    count\n    reason\n    deadlineAt\n    createdAt\n    amount { amount currency }\n    person { id fullName isStaff avatar { id tiny small } }\n    campaign { id title cover { id small } }\n    remark { id extraOfId workDueAt applicant { id } }\n    order { id title picture { id small } }\n    conversation { id lastMessage { id text } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenCampaign {\n    me { id purpose }\n    myCampaigns(filter: { states: [OPEN] }, first: 1) {\n      nodes { id title }\n    }\n  }\n"): (typeof documents)["\n  query OpenCampaign {\n    me { id purpose }\n    myCampaigns(filter: { states: [OPEN] }, first: 1) {\n      nodes { id title }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyMoney {\n    earned: myMoney(side: APPLICANT) { ...MoneyTotals }\n    spent: myMoney(side: OWNER) { ...MoneyTotals }\n  }\n"): (typeof documents)["\n  query MyMoney {\n    earned: myMoney(side: APPLICANT) { ...MoneyTotals }\n    spent: myMoney(side: OWNER) { ...MoneyTotals }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyTotals on MoneyTotals {\n    held { amount { amount currency } count }\n    onItsWay { amount { amount currency } count promisedOn account { bankName last4 } }\n    expected { amount { amount currency } count }\n  }\n"): (typeof documents)["\n  fragment MoneyTotals on MoneyTotals {\n    held { amount { amount currency } count }\n    onItsWay { amount { amount currency } count promisedOn account { bankName last4 } }\n    expected { amount { amount currency } count }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AmendmentParts on Amendment {\n    id\n    state\n    proposedBy\n    createdAt\n    lapsesAt\n    message\n    rejectReason\n    finishesJob\n    work { ...WorkParts }\n  }\n"): (typeof documents)["\n  fragment AmendmentParts on Amendment {\n    id\n    state\n    proposedBy\n    createdAt\n    lapsesAt\n    message\n    rejectReason\n    finishesJob\n    work { ...WorkParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Proposal on Offer {\n    id\n    state\n    proposedBy\n    createdAt\n    decidedAt\n    lapsesAt\n    message\n    rejectReason\n    amount { amount currency }\n    quote { ...Quote }\n    work { ...WorkParts }\n  }\n"): (typeof documents)["\n  fragment Proposal on Offer {\n    id\n    state\n    proposedBy\n    createdAt\n    decidedAt\n    lapsesAt\n    message\n    rejectReason\n    amount { amount currency }\n    quote { ...Quote }\n    work { ...WorkParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Quote on Quote {\n    amount { amount currency }\n    fee { amount currency }\n    total { amount currency }\n    estimate {\n      amount { amount currency }\n      rate\n      day\n    }\n  }\n"): (typeof documents)["\n  fragment Quote on Quote {\n    amount { amount currency }\n    fee { amount currency }\n    total { amount currency }\n    estimate {\n      amount { amount currency }\n      rate\n      day\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuoteOf($amount: MoneyInput!) {\n    quote(amount: $amount) { ...Quote }\n  }\n"): (typeof documents)["\n  query QuoteOf($amount: MoneyInput!) {\n    quote(amount: $amount) { ...Quote }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes }\n  }\n"): (typeof documents)["\n  query UploadPolicy {\n    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenVerification($input: OpenVerificationInput!) {\n    openVerification(input: $input) { url }\n  }\n"): (typeof documents)["\n  mutation OpenVerification($input: OpenVerificationInput!) {\n    openVerification(input: $input) { url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliverableParts on Deliverable {\n    platform\n    format\n    count\n    note\n  }\n"): (typeof documents)["\n  fragment DeliverableParts on Deliverable {\n    platform\n    format\n    count\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkParts on Work {\n    deliverables { ...DeliverableParts }\n    ownerDeliverables { ...DeliverableParts }\n    productDescription\n    dueOn\n    dueDays\n    draftFirst\n    rounds\n    usage { channels days countries }\n  }\n"): (typeof documents)["\n  fragment WorkParts on Work {\n    deliverables { ...DeliverableParts }\n    ownerDeliverables { ...DeliverableParts }\n    productDescription\n    dueOn\n    dueDays\n    draftFirst\n    rounds\n    usage { channels days countries }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLanguage($input: SetLanguageInput!) {\n    setLanguage(input: $input) { account { id language } }\n  }\n"): (typeof documents)["\n  mutation SetLanguage($input: SetLanguageInput!) {\n    setLanguage(input: $input) { account { id language } }\n  }\n"];
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
export function graphql(source: "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      seenByStaffUntil\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      language\n      hasDraft\n      unreadNotifications\n      unreadMessages\n      seenByStaffUntil\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar { id tiny small }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n"): (typeof documents)["\n  query ClientConfig {\n    clientConfig { productName captcha captchaSiteKey devMailbox }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { account { id } }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) { account { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {\n    signInWithPasskey(input: $input) { account { id } }\n  }\n"): (typeof documents)["\n  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {\n    signInWithPasskey(input: $input) { account { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {\n    confirmEmailChange(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {\n    confirmEmailChange(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerOAuthRequest($input: AnswerOAuthRequestInput!) {\n    answerOAuthRequest(input: $input) { url }\n  }\n"): (typeof documents)["\n  mutation AnswerOAuthRequest($input: AnswerOAuthRequestInput!) {\n    answerOAuthRequest(input: $input) { url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OAuthRequest($id: ID!) {\n    oauthRequest(id: $id) { appName websiteHost returnsTo scopes }\n  }\n"): (typeof documents)["\n  query OAuthRequest($id: ID!) {\n    oauthRequest(id: $id) { appName websiteHost returnsTo scopes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoEmailChange($input: UndoEmailChangeInput!) {\n    undoEmailChange(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation UndoEmailChange($input: UndoEmailChangeInput!) {\n    undoEmailChange(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoBankAccount($input: UndoBankAccountChangeInput!) {\n    undoBankAccountChange(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation UndoBankAccount($input: UndoBankAccountChangeInput!) {\n    undoBankAccountChange(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseUsername($input: ChooseUsernameInput!) {\n    chooseUsername(input: $input) {\n      account {\n        id\n        profile { id username }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseUsername($input: ChooseUsernameInput!) {\n    chooseUsername(input: $input) {\n      account {\n        id\n        profile { id username }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) { email }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifiedPurpose {\n    me { id purpose hasDraft }\n  }\n"): (typeof documents)["\n  query VerifiedPurpose {\n    me { id purpose hasDraft }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budget { amount currency }\n    productValue { amount currency }\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    brief { ...WorkParts }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment DraftForEdit on CampaignDraft {\n    type\n    title\n    detailsHtml\n    budget { amount currency }\n    productValue { amount currency }\n    productUrl\n    categories\n    countries\n    allCountries\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    brief { ...WorkParts }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignForEdit on Campaign {\n    id\n    type\n    title\n    budget { amount currency }\n    productValue { amount currency }\n    ...CampaignBrief\n    categories { id slug }\n    countries { code name }\n    gender\n    minAge\n    maxAge\n    minFollowers\n    endsOn\n    hashtags\n    tags\n    pictures { id tiny small medium large }\n    rejectedReason\n    permissions {\n      edit { allowed code params reason }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) { campaignDraft { updatedAt } }\n  }\n"): (typeof documents)["\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) { campaignDraft { updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardDraft {\n    discardDraft { isDiscarded }\n  }\n"): (typeof documents)["\n  mutation DiscardDraft {\n    discardDraft { isDiscarded }\n  }\n"];
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
export function graphql(source: "\n  mutation CreateCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) { campaign { id state } }\n  }\n"): (typeof documents)["\n  mutation CreateCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) { campaign { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCampaign($input: UpdateCampaignInput!) {\n    updateCampaign(input: $input) {\n      campaign {\n        ...CampaignForEdit\n        state\n        cover { id tiny small medium large }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCampaign($input: UpdateCampaignInput!) {\n    updateCampaign(input: $input) {\n      campaign {\n        ...CampaignForEdit\n        state\n        cover { id tiny small medium large }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      ...JobWork\n      fit { ...FitParts }\n      brief { ...WorkParts }\n      offers {\n        id\n        state\n        createdAt\n        decidedAt\n        message\n        rejectReason\n        proposedBy\n        work { ...WorkParts }\n        amount { amount currency }\n        quote {\n          fee { amount currency }\n          total { amount currency }\n        }\n      }\n      deals { id version createdAt work { ...WorkParts } }\n      amendments { ...AmendmentParts }\n    }\n  }\n"): (typeof documents)["\n  query Application($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      ...DisputeRoom\n      ...JobWork\n      fit { ...FitParts }\n      brief { ...WorkParts }\n      offers {\n        id\n        state\n        createdAt\n        decidedAt\n        message\n        rejectReason\n        proposedBy\n        work { ...WorkParts }\n        amount { amount currency }\n        quote {\n          fee { amount currency }\n          total { amount currency }\n        }\n      }\n      deals { id version createdAt work { ...WorkParts } }\n      amendments { ...AmendmentParts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExtrasOfJob($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Remark {\n        ...Job\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExtrasOfJob($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Remark {\n        ...Job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n      }\n    }\n  }\n"): (typeof documents)["\n  query Applicant {\n    me {\n      id\n      profile {\n        id\n        instagramUsername\n        facebookUsername\n        followers\n        followersSource\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBrief($input: ChangeBriefInput!) {\n    changeBrief(input: $input) {\n      campaign {\n        id\n        brief { ...WorkParts }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeBrief($input: ChangeBriefInput!) {\n    changeBrief(input: $input) {\n      campaign {\n        id\n        brief { ...WorkParts }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineInvitation($input: DeclineInvitationInput!) {\n    declineInvitation(input: $input) { invitation { id state } }\n  }\n"): (typeof documents)["\n  mutation DeclineInvitation($input: DeclineInvitationInput!) {\n    declineInvitation(input: $input) { invitation { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateCampaign($input: DuplicateCampaignInput!) {\n    duplicateCampaign(input: $input) { campaignDraft { updatedAt } }\n  }\n"): (typeof documents)["\n  mutation DuplicateCampaign($input: DuplicateCampaignInput!) {\n    duplicateCampaign(input: $input) { campaignDraft { updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    extendCampaign(input: $input) { campaign { id endsOn } }\n  }\n"): (typeof documents)["\n  mutation ExtendCampaign($input: ExtendCampaignInput!) {\n    extendCampaign(input: $input) { campaign { id endsOn } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseCampaign($input: CloseCampaignInput!) {\n    closeCampaign(input: $input) { campaign { id state } }\n  }\n"): (typeof documents)["\n  mutation CloseCampaign($input: CloseCampaignInput!) {\n    closeCampaign(input: $input) { campaign { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCampaignDisabled($input: SetCampaignDisabledInput!) {\n    setCampaignDisabled(input: $input) { campaign { id isDisabled } }\n  }\n"): (typeof documents)["\n  mutation SetCampaignDisabled($input: SetCampaignDisabledInput!) {\n    setCampaignDisabled(input: $input) { campaign { id isDisabled } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowersForApplying($input: SetFollowersInput!) {\n    setFollowers(input: $input) {\n      account {\n        id\n        profile { id followers followersSource }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFollowersForApplying($input: SetFollowersInput!) {\n    setFollowers(input: $input) {\n      account {\n        id\n        profile { id followers followersSource }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Apply($input: ApplyToCampaignInput!) {\n    applyToCampaign(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation Apply($input: ApplyToCampaignInput!) {\n    applyToCampaign(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n"): (typeof documents)["\n  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...CampaignCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deals($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { ...DealSheet }\n    }\n  }\n"): (typeof documents)["\n  query Deals($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { ...DealSheet }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DealSheet on Deal {\n    id\n    version\n    document\n    sha256\n    createdAt\n    campaignTitle\n    ownerName\n    applicantName\n    ownerAcceptedAt\n    applicantAcceptedAt\n    amount { amount currency }\n    fee { amount currency }\n    work { ...WorkParts }\n    dueAt\n  }\n"): (typeof documents)["\n  fragment DealSheet on Deal {\n    id\n    version\n    document\n    sha256\n    createdAt\n    campaignTitle\n    ownerName\n    applicantName\n    ownerAcceptedAt\n    applicantAcceptedAt\n    amount { amount currency }\n    fee { amount currency }\n    work { ...WorkParts }\n    dueAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeExtra($input: ProposeExtraInput!) {\n    proposeExtra(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation ProposeExtra($input: ProposeExtraInput!) {\n    proposeExtra(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExtraOf($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { id work { ...WorkParts } }\n    }\n  }\n"): (typeof documents)["\n  query ExtraOf($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      deals { id work { ...WorkParts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Terms($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      offers { ...Proposal }\n      amendments { ...AmendmentParts }\n      deals { id version createdAt amount { amount currency } work { ...WorkParts } }\n      campaign { id brief { ...WorkParts } }\n    }\n  }\n"): (typeof documents)["\n  query Terms($id: ID!) {\n    remark(id: $id) {\n      ...Job\n      offers { ...Proposal }\n      amendments { ...AmendmentParts }\n      deals { id version createdAt amount { amount currency } work { ...WorkParts } }\n      campaign { id brief { ...WorkParts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeAmendment($input: ProposeAmendmentInput!) {\n    proposeAmendment(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation ProposeAmendment($input: ProposeAmendmentInput!) {\n    proposeAmendment(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptAmendment($input: AcceptAmendmentInput!) {\n    acceptAmendment(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation AcceptAmendment($input: AcceptAmendmentInput!) {\n    acceptAmendment(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectAmendment($input: RejectAmendmentInput!) {\n    rejectAmendment(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation RejectAmendment($input: RejectAmendmentInput!) {\n    rejectAmendment(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAmendment($input: WithdrawAmendmentInput!) {\n    withdrawAmendment(input: $input) { remark { ...Job } }\n  }\n"): (typeof documents)["\n  mutation WithdrawAmendment($input: WithdrawAmendmentInput!) {\n    withdrawAmendment(input: $input) { remark { ...Job } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n"): (typeof documents)["\n  query SiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendHelpRequest($input: SendHelpRequestInput!) {\n    sendHelpRequest(input: $input) { helpRequestId }\n  }\n"): (typeof documents)["\n  mutation SendHelpRequest($input: SendHelpRequestInput!) {\n    sendHelpRequest(input: $input) { helpRequestId }\n  }\n"];
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
export function graphql(source: "\n  fragment CaseHead on DeskCase {\n    ...QueueRow\n    remark { id }\n  }\n"): (typeof documents)["\n  fragment CaseHead on DeskCase {\n    ...QueueRow\n    remark { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignCase($input: AssignCaseInput!) {\n    assignCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AssignCase($input: AssignCaseInput!) {\n    assignCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewCase($input: ViewCaseInput!) {\n    viewCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n        viewers { id fullName }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ViewCase($input: ViewCaseInput!) {\n    viewCase(input: $input) {\n      deskCase {\n        kind\n        id\n        assignedTo { id fullName }\n        viewers { id fullName }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRoles {\n    me { id staffRoles }\n  }\n"): (typeof documents)["\n  query DeskRoles {\n    me { id staffRoles }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskJobReviews($id: ID!) {\n    remark(id: $id) {\n      id\n      reviews {\n        byOwner { ...DeskReview }\n        byApplicant { ...DeskReview }\n      }\n    }\n  }\n  fragment DeskReview on JobReview {\n    id\n    rating\n    text\n    publishedAt\n    hiddenAt\n    hiddenReason\n    author { id fullName }\n  }\n"): (typeof documents)["\n  query DeskJobReviews($id: ID!) {\n    remark(id: $id) {\n      id\n      reviews {\n        byOwner { ...DeskReview }\n        byApplicant { ...DeskReview }\n      }\n    }\n  }\n  fragment DeskReview on JobReview {\n    id\n    rating\n    text\n    publishedAt\n    hiddenAt\n    hiddenReason\n    author { id fullName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskHideReview($input: HideReviewInput!) {\n    hideReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n"): (typeof documents)["\n  mutation DeskHideReview($input: HideReviewInput!) {\n    hideReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRestoreReview($input: RestoreReviewInput!) {\n    restoreReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n"): (typeof documents)["\n  mutation DeskRestoreReview($input: RestoreReviewInput!) {\n    restoreReview(input: $input) { jobReview { id hiddenAt hiddenReason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSettleRefund($input: SettleRefundInput!) {\n    settleRefund(input: $input) { remark { id state } }\n  }\n"): (typeof documents)["\n  mutation DeskSettleRefund($input: SettleRefundInput!) {\n    settleRefund(input: $input) { remark { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskOpenDispute($input: OpenDisputeInput!) {\n    openDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskOpenDispute($input: OpenDisputeInput!) {\n    openDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobStory on Remark {\n    id\n    state\n    text\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    workDueAt\n    cancelReason\n    held { amount currency }\n    heldUntil\n    refunded { amount currency }\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    deadline { kind at }\n    applicant { id first fullName isStaff avatar { id tiny small } }\n    campaign { id title type owner { id fullName isStaff avatar { id tiny small } } }\n    timeline { action state by at amount { amount currency } }\n    deals { id version createdAt amount { amount currency } fee { amount currency } dueAt }\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      state\n      submissions {\n        id\n        version\n        kind\n        state\n        links\n        note\n        changes\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n    shipping { state sentAt receivedAt carrier trackingNumber }\n    money { place amount { amount currency } promisedOn arrivedOn hold { reason since until text } }\n    chargeback { id state reason createdAt closedAt amount { amount currency } }\n    dispute {\n      id\n      state\n      raisedBy\n      reason\n      createdAt\n      isOverdue\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      ruling\n      rulingReason\n      ruledAt\n      isSettled\n      released { amount currency }\n      refunded { amount currency }\n      pictures { id small medium large }\n      statements { by text createdAt pictures { id small medium large } }\n      settlements { id by state createdAt release { amount currency } refund { amount currency } }\n    }\n  }\n"): (typeof documents)["\n  fragment JobStory on Remark {\n    id\n    state\n    text\n    createdAt\n    hiredAt\n    doneAt\n    doneText\n    workDueAt\n    cancelReason\n    held { amount currency }\n    heldUntil\n    refunded { amount currency }\n    applicantHasBankAccount\n    applicantPayoutsPaused\n    deadline { kind at }\n    applicant { id first fullName isStaff avatar { id tiny small } }\n    campaign { id title type owner { id fullName isStaff avatar { id tiny small } } }\n    timeline { action state by at amount { amount currency } }\n    deals { id version createdAt amount { amount currency } fee { amount currency } dueAt }\n    deliverables {\n      id\n      by\n      platform\n      format\n      count\n      state\n      submissions {\n        id\n        version\n        kind\n        state\n        links\n        note\n        changes\n        createdAt\n        pictures { id small medium large }\n      }\n    }\n    shipping { state sentAt receivedAt carrier trackingNumber }\n    money { place amount { amount currency } promisedOn arrivedOn hold { reason since until text } }\n    chargeback { id state reason createdAt closedAt amount { amount currency } }\n    dispute {\n      id\n      state\n      raisedBy\n      reason\n      createdAt\n      isOverdue\n      answerFrom\n      answerDeadline\n      rulingDeadline\n      ruling\n      rulingReason\n      ruledAt\n      isSettled\n      released { amount currency }\n      refunded { amount currency }\n      pictures { id small medium large }\n      statements { by text createdAt pictures { id small medium large } }\n      settlements { id by state createdAt release { amount currency } refund { amount currency } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskJobMoney($id: ID!) {\n    payments(remarkId: $id, first: 5) {\n      nodes { ...JobPayment }\n    }\n  }\n"): (typeof documents)["\n  query DeskJobMoney($id: ID!) {\n    payments(remarkId: $id, first: 5) {\n      nodes { ...JobPayment }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobPayment on StaffPayment {\n    id\n    state\n    failure\n    createdAt\n    providerPaymentId\n    providerTransferId\n    amount { amount currency }\n    fee { amount currency }\n    payer { id fullName }\n    payee { id fullName }\n    remark { id state campaign { id title } }\n    ledger {\n      id\n      kind\n      createdAt\n      entries { account party { id fullName } amount { amount currency } }\n    }\n  }\n"): (typeof documents)["\n  fragment JobPayment on StaffPayment {\n    id\n    state\n    failure\n    createdAt\n    providerPaymentId\n    providerTransferId\n    amount { amount currency }\n    fee { amount currency }\n    payer { id fullName }\n    payee { id fullName }\n    remark { id state campaign { id title } }\n    ledger {\n      id\n      kind\n      createdAt\n      entries { account party { id fullName } amount { amount currency } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignCase($id: ID!) {\n    deskCase(kind: CAMPAIGN, caseId: $id) {\n      ...CaseHead\n      campaign { ...CampaignStory }\n    }\n  }\n"): (typeof documents)["\n  query CampaignCase($id: ID!) {\n    deskCase(kind: CAMPAIGN, caseId: $id) {\n      ...CaseHead\n      campaign { ...CampaignStory }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignStory on Campaign {\n    id\n    state\n    type\n    title\n    detailsHtml\n    productUrl\n    endsOn\n    gender\n    minAge\n    maxAge\n    minFollowers\n    hashtags\n    tags\n    rejectedReason\n    createdAt\n    budget { amount currency }\n    productValue { amount currency }\n    categories { id name }\n    countries { code name }\n    pictures { id small medium large }\n    brief { ...WorkParts }\n    owner { id fullName username }\n  }\n"): (typeof documents)["\n  fragment CampaignStory on Campaign {\n    id\n    state\n    type\n    title\n    detailsHtml\n    productUrl\n    endsOn\n    gender\n    minAge\n    maxAge\n    minFollowers\n    hashtags\n    tags\n    rejectedReason\n    createdAt\n    budget { amount currency }\n    productValue { amount currency }\n    categories { id name }\n    countries { code name }\n    pictures { id small medium large }\n    brief { ...WorkParts }\n    owner { id fullName username }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowersCase($id: ID!) {\n    deskCase(kind: FOLLOWER_JUMP, caseId: $id) {\n      ...CaseHead\n      followerJump { id profileId fullName instagramUsername before after createdAt }\n    }\n  }\n"): (typeof documents)["\n  query FollowersCase($id: ID!) {\n    deskCase(kind: FOLLOWER_JUMP, caseId: $id) {\n      ...CaseHead\n      followerJump { id profileId fullName instagramUsername before after createdAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSettleJump($input: SettleFollowerJumpInput!) {\n    settleFollowerJump(input: $input) { followerJump { id accepted } }\n  }\n"): (typeof documents)["\n  mutation DeskSettleJump($input: SettleFollowerJumpInput!) {\n    settleFollowerJump(input: $input) { followerJump { id accepted } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpCase($id: ID!) {\n    deskCase(kind: HELP, caseId: $id) {\n      ...CaseHead\n      helpRequest {\n        id\n        name\n        email\n        message\n        createdAt\n        sender { id fullName }\n        picture { id small medium large }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HelpCase($id: ID!) {\n    deskCase(kind: HELP, caseId: $id) {\n      ...CaseHead\n      helpRequest {\n        id\n        name\n        email\n        message\n        createdAt\n        sender { id fullName }\n        picture { id small medium large }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskAnswerHelp($input: ResolveHelpRequestInput!) {\n    resolveHelpRequest(input: $input) { helpRequest { id state } }\n  }\n"): (typeof documents)["\n  mutation DeskAnswerHelp($input: ResolveHelpRequestInput!) {\n    resolveHelpRequest(input: $input) { helpRequest { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobMoneyCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n      chargeback { ...ChargebackFacts }\n    }\n  }\n"): (typeof documents)["\n  query JobMoneyCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n      chargeback { ...ChargebackFacts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChargebackFacts on StaffChargeback {\n    id\n    dueBy\n    providerDisputeId\n    fundsWithdrawn\n    borne { amount currency }\n    chargeback { id state reason createdAt amount { amount currency } }\n  }\n"): (typeof documents)["\n  fragment ChargebackFacts on StaffChargeback {\n    id\n    dueBy\n    providerDisputeId\n    fundsWithdrawn\n    borne { amount currency }\n    chargeback { id state reason createdAt amount { amount currency } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderCase($id: ID!) {\n    deskCase(kind: ORDER, caseId: $id) {\n      ...CaseHead\n      order { ...OrderStory }\n    }\n  }\n"): (typeof documents)["\n  query OrderCase($id: ID!) {\n    deskCase(kind: ORDER, caseId: $id) {\n      ...CaseHead\n      order { ...OrderStory }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      report { ...DeskReport }\n    }\n  }\n"): (typeof documents)["\n  query ReportCase($kind: DeskKind!, $id: ID!) {\n    deskCase(kind: $kind, caseId: $id) {\n      ...CaseHead\n      report { ...DeskReport }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskReport on Report {\n    id\n    comment\n    createdAt\n    picture { id small medium large }\n    reporter { id fullName }\n    person { id fullName username bio }\n    campaign { ...CampaignStory }\n    review { id rating text campaignTitle hiddenAt publishedAt author { id fullName } }\n  }\n"): (typeof documents)["\n  fragment DeskReport on Report {\n    id\n    comment\n    createdAt\n    picture { id small medium large }\n    reporter { id fullName }\n    person { id fullName username bio }\n    campaign { ...CampaignStory }\n    review { id rating text campaignTitle hiddenAt publishedAt author { id fullName } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskResolveReport($input: ResolveReportInput!) {\n    resolveReport(input: $input) { report { id resolvedAt } }\n  }\n"): (typeof documents)["\n  mutation DeskResolveReport($input: ResolveReportInput!) {\n    resolveReport(input: $input) { report { id resolvedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskApprove($input: ApproveCampaignInput!) {\n    approveCampaign(input: $input) { campaign { id state } }\n  }\n"): (typeof documents)["\n  mutation DeskApprove($input: ApproveCampaignInput!) {\n    approveCampaign(input: $input) { campaign { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReject($input: RejectCampaignInput!) {\n    rejectCampaign(input: $input) { campaign { id state rejectedReason } }\n  }\n"): (typeof documents)["\n  mutation DeskReject($input: RejectCampaignInput!) {\n    rejectCampaign(input: $input) { campaign { id state rejectedReason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DisputeCase($id: ID!) {\n    deskCase(kind: DISPUTE, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n    }\n  }\n"): (typeof documents)["\n  query DisputeCase($id: ID!) {\n    deskCase(kind: DISPUTE, caseId: $id) {\n      ...CaseHead\n      remark { ...JobStory }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRulingEffect($remarkId: ID!, $release: MoneyInput!) {\n    rulingEffect(remarkId: $remarkId, release: $release) {\n      held { amount currency }\n      release { amount currency }\n      refund { amount currency }\n      fee { amount currency }\n      feeBack { amount currency }\n    }\n  }\n"): (typeof documents)["\n  query DeskRulingEffect($remarkId: ID!, $release: MoneyInput!) {\n    rulingEffect(remarkId: $remarkId, release: $release) {\n      held { amount currency }\n      release { amount currency }\n      refund { amount currency }\n      fee { amount currency }\n      feeBack { amount currency }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRule($input: RuleDisputeInput!) {\n    ruleDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state ruling }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskRule($input: RuleDisputeInput!) {\n    ruleDispute(input: $input) {\n      remark {\n        id\n        state\n        dispute { id state ruling }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskExtend($input: ExtendDisputeInput!) {\n    extendDispute(input: $input) {\n      remark {\n        id\n        dispute { id answerFrom answerDeadline rulingDeadline }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeskExtend($input: ExtendDisputeInput!) {\n    extendDispute(input: $input) {\n      remark {\n        id\n        dispute { id answerFrom answerDeadline rulingDeadline }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskLog($filter: StaffActionFilter, $first: Int, $offset: Int) {\n    staffActions(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        action\n        subject\n        details\n        reason\n        createdAt\n        address\n        staff { id fullName }\n        second { id fullName }\n        whom { id fullName }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskLog($filter: StaffActionFilter, $first: Int, $offset: Int) {\n    staffActions(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        action\n        subject\n        details\n        reason\n        createdAt\n        address\n        staff { id fullName }\n        second { id fullName }\n        whom { id fullName }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCategories {\n    categoriesDesk { ...DeskCategory }\n  }\n  fragment DeskCategory on Category {\n    id\n    name\n    slug\n    isActive\n    isFeatured\n  }\n"): (typeof documents)["\n  query DeskCategories {\n    categoriesDesk { ...DeskCategory }\n  }\n  fragment DeskCategory on Category {\n    id\n    name\n    slug\n    isActive\n    isFeatured\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveCategory($input: SaveCategoryInput!) {\n    saveCategory(input: $input) { category { ...DeskCategory } }\n  }\n"): (typeof documents)["\n  mutation DeskSaveCategory($input: SaveCategoryInput!) {\n    saveCategory(input: $input) { category { ...DeskCategory } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskDoctor {\n    doctorFindings { about outcome says mend }\n  }\n"): (typeof documents)["\n  query DeskDoctor {\n    doctorFindings { about outcome says mend }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFeatured {\n    campaigns(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedCampaign }\n    }\n    influencers(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedPerson }\n    }\n  }\n  fragment FeaturedCampaign on Campaign {\n    id\n    title\n    featurePosition\n    cover { id small }\n    owner { id fullName }\n  }\n  fragment FeaturedPerson on Profile {\n    id\n    fullName\n    username\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  query DeskFeatured {\n    campaigns(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedCampaign }\n    }\n    influencers(filter: { featured: true }, first: 50) {\n      totalCount\n      nodes { ...FeaturedPerson }\n    }\n  }\n  fragment FeaturedCampaign on Campaign {\n    id\n    title\n    featurePosition\n    cover { id small }\n    owner { id fullName }\n  }\n  fragment FeaturedPerson on Profile {\n    id\n    fullName\n    username\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFindCampaigns($search: String!) {\n    campaigns(filter: { search: $search }, first: 6) { nodes { ...FeaturedCampaign } }\n  }\n"): (typeof documents)["\n  query DeskFindCampaigns($search: String!) {\n    campaigns(filter: { search: $search }, first: 6) { nodes { ...FeaturedCampaign } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFindInfluencers($search: String!) {\n    influencers(filter: { search: $search }, first: 6) { nodes { ...FeaturedPerson } }\n  }\n"): (typeof documents)["\n  query DeskFindInfluencers($search: String!) {\n    influencers(filter: { search: $search }, first: 6) { nodes { ...FeaturedPerson } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskFeatureCampaign($input: FeatureCampaignInput!) {\n    featureCampaign(input: $input) { campaign { id featurePosition } }\n  }\n"): (typeof documents)["\n  mutation DeskFeatureCampaign($input: FeatureCampaignInput!) {\n    featureCampaign(input: $input) { campaign { id featurePosition } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskFeatureInfluencer($input: FeatureInfluencerInput!) {\n    featureInfluencer(input: $input) { profileId }\n  }\n"): (typeof documents)["\n  mutation DeskFeatureInfluencer($input: FeatureInfluencerInput!) {\n    featureInfluencer(input: $input) { profileId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFigures($month: Date) {\n    monthlyFigures(month: $month) {\n      month\n      bookedUntil\n      currencies {\n        charged { amount currency }\n        refunded { amount currency }\n        transferred { amount currency }\n        chargedBack { amount currency }\n        providerFees { amount currency }\n        exchange { amount currency }\n        platformFee { amount currency }\n        losses { amount currency }\n        net { amount currency }\n        balance { amount currency }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskFigures($month: Date) {\n    monthlyFigures(month: $month) {\n      month\n      bookedUntil\n      currencies {\n        charged { amount currency }\n        refunded { amount currency }\n        transferred { amount currency }\n        chargedBack { amount currency }\n        providerFees { amount currency }\n        exchange { amount currency }\n        platformFee { amount currency }\n        losses { amount currency }\n        net { amount currency }\n        balance { amount currency }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskNews($first: Int, $offset: Int) {\n    newsDesk(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        state\n        title\n        day\n        picture { id small }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskNews($first: Int, $offset: Int) {\n    newsDesk(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        state\n        title\n        day\n        picture { id small }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskNewsArticle($id: ID!) {\n    newsArticle(id: $id) { ...DeskArticle }\n  }\n  fragment DeskArticle on NewsArticle {\n    id\n    state\n    title\n    html\n    day\n    picture { id tiny small medium large }\n  }\n"): (typeof documents)["\n  query DeskNewsArticle($id: ID!) {\n    newsArticle(id: $id) { ...DeskArticle }\n  }\n  fragment DeskArticle on NewsArticle {\n    id\n    state\n    title\n    html\n    day\n    picture { id tiny small medium large }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveNews($input: SaveNewsInput!) {\n    saveNews(input: $input) { newsArticle { ...DeskArticle } }\n  }\n"): (typeof documents)["\n  mutation DeskSaveNews($input: SaveNewsInput!) {\n    saveNews(input: $input) { newsArticle { ...DeskArticle } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskPublishNews($input: PublishNewsInput!) {\n    publishNews(input: $input) { newsArticle { id state } }\n  }\n"): (typeof documents)["\n  mutation DeskPublishNews($input: PublishNewsInput!) {\n    publishNews(input: $input) { newsArticle { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskWithdrawNews($input: WithdrawNewsInput!) {\n    withdrawNews(input: $input) { newsArticle { id state } }\n  }\n"): (typeof documents)["\n  mutation DeskWithdrawNews($input: WithdrawNewsInput!) {\n    withdrawNews(input: $input) { newsArticle { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskProducts($search: String, $states: [ProductState!], $first: Int, $offset: Int) {\n    products(filter: { search: $search, states: $states }, sort: NEWEST, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...DeskProduct }\n    }\n  }\n  fragment DeskProduct on Product {\n    id\n    title\n    state\n    stockCount\n    deactivatedReason\n    price { amount currency }\n    cover { id small }\n    seller { id fullName }\n  }\n"): (typeof documents)["\n  query DeskProducts($search: String, $states: [ProductState!], $first: Int, $offset: Int) {\n    products(filter: { search: $search, states: $states }, sort: NEWEST, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...DeskProduct }\n    }\n  }\n  fragment DeskProduct on Product {\n    id\n    title\n    state\n    stockCount\n    deactivatedReason\n    price { amount currency }\n    cover { id small }\n    seller { id fullName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskDeactivateProduct($input: DeactivateProductInput!) {\n    deactivateProduct(input: $input) { product { id state deactivatedReason } }\n  }\n"): (typeof documents)["\n  mutation DeskDeactivateProduct($input: DeactivateProductInput!) {\n    deactivateProduct(input: $input) { product { id state deactivatedReason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskProviderEvents($state: ProviderEventState, $first: Int, $offset: Int) {\n    providerEvents(state: $state, first: $first, offset: $offset) {\n      totalCount\n      nodes { id type state about tries lastError createdAt nextTryAt }\n    }\n  }\n"): (typeof documents)["\n  query DeskProviderEvents($state: ProviderEventState, $first: Int, $offset: Int) {\n    providerEvents(state: $state, first: $first, offset: $offset) {\n      totalCount\n      nodes { id type state about tries lastError createdAt nextTryAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRetryEvent($input: RetryProviderEventInput!) {\n    retryProviderEvent(input: $input) { providerEvent { id state tries nextTryAt } }\n  }\n"): (typeof documents)["\n  mutation DeskRetryEvent($input: RetryProviderEventInput!) {\n    retryProviderEvent(input: $input) { providerEvent { id state tries nextTryAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskRevisions($kind: ContentKind!, $key: String!) {\n    contentRevisions(kind: $kind, key: $key, first: 20) {\n      totalCount\n      nodes { ...RevisionParts }\n    }\n  }\n  fragment RevisionParts on ContentRevision {\n    id\n    title\n    html\n    createdAt\n    editor { id fullName }\n  }\n"): (typeof documents)["\n  query DeskRevisions($kind: ContentKind!, $key: String!) {\n    contentRevisions(kind: $kind, key: $key, first: 20) {\n      totalCount\n      nodes { ...RevisionParts }\n    }\n  }\n  fragment RevisionParts on ContentRevision {\n    id\n    title\n    html\n    createdAt\n    editor { id fullName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n"): (typeof documents)["\n  query DeskSiteText($slug: String!) {\n    siteText(slug: $slug) { slug name html updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveSiteText($input: SaveSiteTextInput!) {\n    saveSiteText(input: $input) { siteText { slug name html updatedAt } }\n  }\n"): (typeof documents)["\n  mutation DeskSaveSiteText($input: SaveSiteTextInput!) {\n    saveSiteText(input: $input) { siteText { slug name html updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSlides {\n    slides { ...DeskSlide }\n  }\n  fragment DeskSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id tiny small medium large }\n  }\n"): (typeof documents)["\n  query DeskSlides {\n    slides { ...DeskSlide }\n  }\n  fragment DeskSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id tiny small medium large }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSaveSlide($input: SaveSlideInput!) {\n    saveSlide(input: $input) { slide { ...DeskSlide } }\n  }\n"): (typeof documents)["\n  mutation DeskSaveSlide($input: SaveSlideInput!) {\n    saveSlide(input: $input) { slide { ...DeskSlide } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskMoveSlide($input: MoveSlideInput!) {\n    moveSlide(input: $input) { slide { id } }\n  }\n"): (typeof documents)["\n  mutation DeskMoveSlide($input: MoveSlideInput!) {\n    moveSlide(input: $input) { slide { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRemoveSlide($input: RemoveSlideInput!) {\n    removeSlide(input: $input) { removedSlideId }\n  }\n"): (typeof documents)["\n  mutation DeskRemoveSlide($input: RemoveSlideInput!) {\n    removeSlide(input: $input) { removedSlideId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskStaff {\n    findUsers(search: \"\", staffOnly: true, first: 100) {\n      totalCount\n      nodes { ...DeskStaffMember }\n    }\n  }\n  fragment DeskStaffMember on StaffAccount {\n    id\n    email\n    isStaff\n    staffRoles\n    profile { id fullName avatar { id tiny small } }\n  }\n"): (typeof documents)["\n  query DeskStaff {\n    findUsers(search: \"\", staffOnly: true, first: 100) {\n      totalCount\n      nodes { ...DeskStaffMember }\n    }\n  }\n  fragment DeskStaffMember on StaffAccount {\n    id\n    email\n    isStaff\n    staffRoles\n    profile { id fullName avatar { id tiny small } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskFindAccounts($search: String!) {\n    findUsers(search: $search, first: 6) { nodes { ...DeskStaffMember } }\n  }\n"): (typeof documents)["\n  query DeskFindAccounts($search: String!) {\n    findUsers(search: $search, first: 6) { nodes { ...DeskStaffMember } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSetRoles($input: SetStaffRolesInput!) {\n    setStaffRoles(input: $input) { staffAccount { id isStaff staffRoles } }\n  }\n"): (typeof documents)["\n  mutation DeskSetRoles($input: SetStaffRolesInput!) {\n    setStaffRoles(input: $input) { staffAccount { id isStaff staffRoles } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskStuckMoney($first: Int, $offset: Int) {\n    stuckMoney(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        kind\n        state\n        hold\n        tries\n        amount { amount currency }\n        providerId\n        failure\n        since\n        nextTryAt\n        dueAt\n        isOverdue\n        about\n        payer { id fullName }\n        payee { id fullName }\n        paymentId\n        orderId\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskStuckMoney($first: Int, $offset: Int) {\n    stuckMoney(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        kind\n        state\n        hold\n        tries\n        amount { amount currency }\n        providerId\n        failure\n        since\n        nextTryAt\n        dueAt\n        isOverdue\n        about\n        payer { id fullName }\n        payee { id fullName }\n        paymentId\n        orderId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffNotes($subjectId: ID!) {\n    staffNotes(subjectId: $subjectId, first: 20) {\n      totalCount\n      nodes { id text createdAt author { id fullName } }\n    }\n  }\n"): (typeof documents)["\n  query StaffNotes($subjectId: ID!) {\n    staffNotes(subjectId: $subjectId, first: 20) {\n      totalCount\n      nodes { id text createdAt author { id fullName } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddStaffNote($input: AddStaffNoteInput!) {\n    addStaffNote(input: $input) {\n      staffNote { id }\n    }\n  }\n"): (typeof documents)["\n  mutation AddStaffNote($input: AddStaffNoteInput!) {\n    addStaffNote(input: $input) {\n      staffNote { id }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderStory on Order {\n    id\n    state\n    method\n    title\n    quantity\n    problem\n    isChargedBack\n    isHeld\n    isPaidOut\n    tracking\n    endReason\n    createdAt\n    shippedAt\n    deliveredAt\n    dueAt\n    total { amount currency }\n    held { amount currency }\n    picture { id small medium large }\n    buyer { id fullName }\n    seller { id fullName }\n    timeline { action state by at }\n  }\n"): (typeof documents)["\n  fragment OrderStory on Order {\n    id\n    state\n    method\n    title\n    quantity\n    problem\n    isChargedBack\n    isHeld\n    isPaidOut\n    tracking\n    endReason\n    createdAt\n    shippedAt\n    deliveredAt\n    dueAt\n    total { amount currency }\n    held { amount currency }\n    picture { id small medium large }\n    buyer { id fullName }\n    seller { id fullName }\n    timeline { action state by at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskOrder($id: ID!) {\n    order(id: $id) { ...OrderStory }\n  }\n"): (typeof documents)["\n  query DeskOrder($id: ID!) {\n    order(id: $id) { ...OrderStory }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSettleOrder($input: SettleOrderInput!) {\n    settleOrder(input: $input) { order { ...OrderStory } }\n  }\n"): (typeof documents)["\n  mutation DeskSettleOrder($input: SettleOrderInput!) {\n    settleOrder(input: $input) { order { ...OrderStory } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPersonAccess($id: ID!) {\n    deskMails(accountId: $id) { code state tries at doneAt }\n    deskDevices(accountId: $id) { id device network countryCode createdAt lastUsedAt factorAt }\n  }\n"): (typeof documents)["\n  query DeskPersonAccess($id: ID!) {\n    deskMails(accountId: $id) { code state tries at doneAt }\n    deskDevices(accountId: $id) { id device network countryCode createdAt lastUsedAt factorAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSuspend($input: SuspendAccountInput!) {\n    suspendAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n"): (typeof documents)["\n  mutation DeskSuspend($input: SuspendAccountInput!) {\n    suspendAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskRestore($input: RestoreAccountInput!) {\n    restoreAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n"): (typeof documents)["\n  mutation DeskRestore($input: RestoreAccountInput!) {\n    restoreAccount(input: $input) { staffAccount { id suspendedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskReopen($input: ReopenAccountInput!) {\n    reopenAccount(input: $input) { accountId }\n  }\n"): (typeof documents)["\n  mutation DeskReopen($input: ReopenAccountInput!) {\n    reopenAccount(input: $input) { accountId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSeeAsPerson($input: SeeAsPersonInput!) {\n    seeAsPerson(input: $input) { seeingUntil }\n  }\n"): (typeof documents)["\n  mutation DeskSeeAsPerson($input: SeeAsPersonInput!) {\n    seeAsPerson(input: $input) { seeingUntil }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskPersonParts on DeskPerson {\n    account {\n      id\n      email\n      emailVerified\n      isStaff\n      suspendedAt\n      createdAt\n      campaignCount\n      remarkCount\n      profile {\n        id\n        fullName\n        username\n        createdAt\n        city\n        country { code name }\n        followers\n        followersSource\n        avatar { id tiny small }\n        reputation { isNew jobsDone rating reviewCount onTimePercent usualReleaseHours }\n      }\n    }\n    closedAt\n    approvedCount\n    rejectedCount\n    reportCount\n    disputeCount\n    ruledAgainstCount\n    chargebackCount\n    payoutCount\n    payoutTotal { amount currency }\n    bankAccountSince\n    canBePaidOut\n  }\n"): (typeof documents)["\n  fragment DeskPersonParts on DeskPerson {\n    account {\n      id\n      email\n      emailVerified\n      isStaff\n      suspendedAt\n      createdAt\n      campaignCount\n      remarkCount\n      profile {\n        id\n        fullName\n        username\n        createdAt\n        city\n        country { code name }\n        followers\n        followersSource\n        avatar { id tiny small }\n        reputation { isNew jobsDone rating reviewCount onTimePercent usualReleaseHours }\n      }\n    }\n    closedAt\n    approvedCount\n    rejectedCount\n    reportCount\n    disputeCount\n    ruledAgainstCount\n    chargebackCount\n    payoutCount\n    payoutTotal { amount currency }\n    bankAccountSince\n    canBePaidOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPerson($id: ID!) {\n    deskPerson(accountId: $id) { ...DeskPersonParts }\n  }\n"): (typeof documents)["\n  query DeskPerson($id: ID!) {\n    deskPerson(accountId: $id) { ...DeskPersonParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSides($one: ID!, $other: ID!) {\n    one: deskPerson(accountId: $one) { ...DeskPersonParts }\n    other: deskPerson(accountId: $other) { ...DeskPersonParts }\n  }\n"): (typeof documents)["\n  query DeskSides($one: ID!, $other: ID!) {\n    one: deskPerson(accountId: $one) { ...DeskPersonParts }\n    other: deskPerson(accountId: $other) { ...DeskPersonParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskProposalPayee($remarkId: ID!, $orderId: ID!, $isJob: Boolean!) {\n    remark(id: $remarkId) @include(if: $isJob) { id applicant { id } }\n    order(id: $orderId) @skip(if: $isJob) { id seller { id } }\n  }\n"): (typeof documents)["\n  query DeskProposalPayee($remarkId: ID!, $orderId: ID!, $isJob: Boolean!) {\n    remark(id: $remarkId) @include(if: $isJob) { id applicant { id } }\n    order(id: $orderId) @skip(if: $isJob) { id seller { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalParts on StaffProposal {\n    id\n    operation\n    input\n    sha256\n    subject\n    amount { amount currency }\n    proposer { id fullName }\n    createdAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ProposalParts on StaffProposal {\n    id\n    operation\n    input\n    sha256\n    subject\n    amount { amount currency }\n    proposer { id fullName }\n    createdAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskProposals {\n    staffProposals(first: 50) {\n      totalCount\n      nodes { ...ProposalParts }\n    }\n  }\n"): (typeof documents)["\n  query DeskProposals {\n    staffProposals(first: 50) {\n      totalCount\n      nodes { ...ProposalParts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskConfirmProposal($input: ConfirmProposalInput!) {\n    confirmProposal(input: $input) { staffProposal { id } }\n  }\n"): (typeof documents)["\n  mutation DeskConfirmProposal($input: ConfirmProposalInput!) {\n    confirmProposal(input: $input) { staffProposal { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSendBackProposal($input: SendBackProposalInput!) {\n    sendBackProposal(input: $input) { staffProposal { id } }\n  }\n"): (typeof documents)["\n  mutation DeskSendBackProposal($input: SendBackProposalInput!) {\n    sendBackProposal(input: $input) { staffProposal { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskWaitingCampaigns {\n    deskQueue(kinds: [CAMPAIGN], first: 50) {\n      totalCount\n      nodes { ...WaitingCampaign }\n    }\n  }\n  fragment WaitingCampaign on DeskCase {\n    kind\n    id\n    waitingSince\n    campaign {\n      id\n      title\n      type\n      excerpt\n      endsOn\n      budget { amount currency }\n      productValue { amount currency }\n      cover { id small }\n      owner { id fullName }\n    }\n  }\n"): (typeof documents)["\n  query DeskWaitingCampaigns {\n    deskQueue(kinds: [CAMPAIGN], first: 50) {\n      totalCount\n      nodes { ...WaitingCampaign }\n    }\n  }\n  fragment WaitingCampaign on DeskCase {\n    kind\n    id\n    waitingSince\n    campaign {\n      id\n      title\n      type\n      excerpt\n      endsOn\n      budget { amount currency }\n      productValue { amount currency }\n      cover { id small }\n      owner { id fullName }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueRow on DeskCase {\n    kind\n    id\n    names\n    about\n    reason\n    amount { amount currency }\n    waitingSince\n    dueAt\n    isOverdue\n    assignedTo { id fullName }\n    viewers { id fullName }\n  }\n"): (typeof documents)["\n  fragment QueueRow on DeskCase {\n    kind\n    id\n    names\n    about\n    reason\n    amount { amount currency }\n    waitingSince\n    dueAt\n    isOverdue\n    assignedTo { id fullName }\n    viewers { id fullName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskQueue($kinds: [DeskKind!], $sort: DeskSort) {\n    deskQueue(kinds: $kinds, sort: $sort, first: 100) {\n      nodes { ...QueueRow }\n      totalCount\n    }\n    deskCounts {\n      kind\n      count\n      overdueCount\n    }\n  }\n"): (typeof documents)["\n  query DeskQueue($kinds: [DeskKind!], $sort: DeskSort) {\n    deskQueue(kinds: $kinds, sort: $sort, first: 100) {\n      nodes { ...QueueRow }\n      totalCount\n    }\n    deskCounts {\n      kind\n      count\n      overdueCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskSearch($text: String!) {\n    deskSearch(text: $text) {\n      kind\n      id\n      title\n      line\n      state\n      paymentId\n      amount { amount currency }\n    }\n  }\n"): (typeof documents)["\n  query DeskSearch($text: String!) {\n    deskSearch(text: $text) {\n      kind\n      id\n      title\n      line\n      state\n      paymentId\n      amount { amount currency }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskJob($id: ID!) {\n    remark(id: $id) { ...JobStory }\n  }\n"): (typeof documents)["\n  query DeskJob($id: ID!) {\n    remark(id: $id) { ...JobStory }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPayment($id: ID!) {\n    payments(paymentId: $id, first: 1) {\n      nodes {\n        ...JobPayment\n        attempts {\n          kind\n          state\n          tries\n          providerId\n          failure\n          createdAt\n          updatedAt\n          amount { amount currency }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskPayment($id: ID!) {\n    payments(paymentId: $id, first: 1) {\n      nodes {\n        ...JobPayment\n        attempts {\n          kind\n          state\n          tries\n          providerId\n          failure\n          createdAt\n          updatedAt\n          amount { amount currency }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPersonMoney($id: ID!) {\n    payments(accountId: $id, first: 20) {\n      totalCount\n      nodes {\n        id\n        state\n        createdAt\n        providerPaymentId\n        amount { amount currency }\n        fee { amount currency }\n        payer { id fullName }\n        payee { id fullName }\n        remark { id state campaign { id title } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeskPersonMoney($id: ID!) {\n    payments(accountId: $id, first: 20) {\n      totalCount\n      nodes {\n        id\n        state\n        createdAt\n        providerPaymentId\n        amount { amount currency }\n        fee { amount currency }\n        payer { id fullName }\n        payee { id fullName }\n        remark { id state campaign { id title } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    me {\n      id\n      purpose\n      firstStepsDone\n      profile { id country { code } }\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    me {\n      id\n      purpose\n      firstStepsDone\n      profile { id country { code } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPurpose($purpose: Purpose) {\n    setPurpose(input: { purpose: $purpose }) { account { id purpose } }\n  }\n"): (typeof documents)["\n  mutation SetPurpose($purpose: Purpose) {\n    setPurpose(input: { purpose: $purpose }) { account { id purpose } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    isStaff\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment InfluencerTile on Profile {\n    id\n    fullName\n    isStaff\n    username\n    followers\n    country { code name }\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    categories { id name slug isFeatured }\n    slides { ...HomeSlide }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    categories { id name slug isFeatured }\n    slides { ...HomeSlide }\n    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {\n      ...HomeCampaigns\n    }\n    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {\n      nodes { id ...ProductCard }\n    }\n    topInfluencers(first: 12) {\n      nodes { id ...InfluencerTile }\n    }\n    news(first: 5) {\n      nodes { id ...NewsTile }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id large }\n  }\n"): (typeof documents)["\n  fragment HomeSlide on Slide {\n    id\n    title\n    text\n    linkLabel\n    link\n    picture { id large }\n  }\n"];
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
export function graphql(source: "\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      fullName\n      isStaff\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      createdAt\n      pictures { id }\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow on Conversation {\n    id\n    unread\n    readUpTo\n    person {\n      id\n      fullName\n      isStaff\n      online\n      lastSeenAt\n      avatar { id tiny small }\n    }\n    lastMessage {\n      id\n      text\n      mine\n      createdAt\n      pictures { id }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddresseePerson on Profile {\n    id\n    fullName\n    isStaff\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment AddresseePerson on Profile {\n    id\n    fullName\n    isStaff\n    avatar { id tiny small }\n  }\n"];
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
export function graphql(source: "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredState\n        campaign { id title }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n      mayWrite { allowed code params reason }\n      job {\n        id\n        state\n        hiredState\n        campaign { id title }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    createdAt\n    asksToPayOutside\n    hasNewcomerLink\n    pictures { id medium large }\n  }\n"): (typeof documents)["\n  fragment MessageRow on Message {\n    id\n    clientId\n    mine\n    text\n    createdAt\n    asksToPayOutside\n    hasNewcomerLink\n    pictures { id medium large }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n"): (typeof documents)["\n  query Messages($id: ID!, $first: Int, $after: String) {\n    messages(conversationId: $id, first: $first, after: $after) {\n      totalCount\n      pageInfo { endCursor }\n      nodes { ...MessageRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        createdAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundMessages($search: String!, $first: Int, $offset: Int) {\n    searchMessages(search: $search, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        text\n        createdAt\n        mine\n        conversation {\n          id\n          person {\n            id\n            fullName\n            avatar { id tiny small }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n"): (typeof documents)["\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      conversation { ...ConversationRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) { conversation { id unread } }\n  }\n"): (typeof documents)["\n  mutation MarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) { conversation { id unread } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($input: SetTypingInput!) {\n    setTyping(input: $input) { conversationId }\n  }\n"): (typeof documents)["\n  mutation SetTyping($input: SetTypingInput!) {\n    setTyping(input: $input) { conversationId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input) { reportId }\n  }\n"): (typeof documents)["\n  mutation ReportMessage($input: ReportMessageInput!) {\n    reportMessage(input: $input) { reportId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n"): (typeof documents)["\n  subscription JobPaid($campaignId: ID!) {\n    remarkChanged(campaignId: $campaignId) { remark { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayForHire($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredState\n        held { amount currency }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayForHire($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n      clientSecret\n      remark {\n        id\n        state\n        hiredAt\n        hiredState\n        held { amount currency }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n"): (typeof documents)["\n  query PaidOrNot($id: ID!) {\n    remark(id: $id) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HirePayment($campaignId: ID!, $applicantId: ID!, $remarkId: ID) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId, remarkId: $remarkId) {\n      quote { ...Quote }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HirePayment($campaignId: ID!, $applicantId: ID!, $remarkId: ID) {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId, remarkId: $remarkId) {\n      quote { ...Quote }\n      remark {\n        id\n        state\n        applicant {\n          id\n          first\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n        campaign {\n          id\n          title\n          endsOn\n          cover { id small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Paper($id: ID!) {\n    paper(id: $id) {\n      id\n      number\n      kind\n      recipient\n      counterparty\n      about\n      createdAt\n      issuer { name address taxNumber }\n      total { amount currency }\n      fee { amount currency }\n      pdf\n    }\n  }\n"): (typeof documents)["\n  query Paper($id: ID!) {\n    paper(id: $id) {\n      id\n      number\n      kind\n      recipient\n      counterparty\n      about\n      createdAt\n      issuer { name address taxNumber }\n      total { amount currency }\n      fee { amount currency }\n      pdf\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Papers($year: Int, $first: Int, $offset: Int) {\n    papers(year: $year, first: $first, offset: $offset) {\n      nodes { ...PaperRow }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Papers($year: Int, $first: Int, $offset: Int) {\n    papers(year: $year, first: $first, offset: $offset) {\n      nodes { ...PaperRow }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaperRow on Paper {\n    id\n    number\n    kind\n    counterparty\n    about\n    createdAt\n    total { amount currency }\n  }\n"): (typeof documents)["\n  fragment PaperRow on Paper {\n    id\n    number\n    kind\n    counterparty\n    about\n    createdAt\n    total { amount currency }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnnualStatement($year: Int) {\n    annualStatement(year: $year) {\n      year\n      years\n      papers\n      totals {\n        paid { amount currency }\n        fee { amount currency }\n        earned { amount currency }\n      }\n      products {\n        campaign\n        brand\n        value { amount currency }\n        receivedAt\n      }\n      productsValue { amount currency }\n      pdf\n      csv\n    }\n  }\n"): (typeof documents)["\n  query AnnualStatement($year: Int) {\n    annualStatement(year: $year) {\n      year\n      years\n      papers\n      totals {\n        paid { amount currency }\n        fee { amount currency }\n        earned { amount currency }\n      }\n      products {\n        campaign\n        brand\n        value { amount currency }\n        receivedAt\n      }\n      productsValue { amount currency }\n      pdf\n      csv\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { amount currency }\n        refunded { amount currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {\n    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {\n      nodes {\n        id\n        state\n        releasedAt\n        held { amount currency }\n        refunded { amount currency }\n        applicant { id first }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { amount currency }\n        fee { amount currency }\n        paper { id number }\n        createdAt\n        campaign { id title }\n        order { id title method state total { amount currency } isPaidOut isChargedBack }\n        counterparty {\n          id\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {\n    myTransactions(filter: $filter, first: $first, offset: $offset) {\n      nodes {\n        id\n        direction\n        kind\n        amount { amount currency }\n        fee { amount currency }\n        paper { id number }\n        createdAt\n        campaign { id title }\n        order { id title method state total { amount currency } isPaidOut isChargedBack }\n        counterparty {\n          id\n          fullName\n          isStaff\n          username\n          avatar { id tiny small }\n        }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplications($filter: RemarkFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        extraOfId\n        state\n        hiredState\n        createdAt\n        offer {\n          id\n          amount { amount currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyApplications($filter: RemarkFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myRemarks(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        id\n        extraOfId\n        state\n        hiredState\n        createdAt\n        offer {\n          id\n          amount { amount currency }\n        }\n        campaign { ...CampaignCard }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCampaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyCampaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    myCampaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes {\n        ...CampaignCard\n        ...OwnCampaign\n        rejectedReason\n        permissions {\n          edit { allowed }\n        }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {\n    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      nodes { ...CampaignCard }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoneyJobs($filter: RemarkFilter, $first: Int, $offset: Int, $earned: Boolean!) {\n    earned: myRemarks(filter: $filter, first: $first, offset: $offset) @include(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n    spent: receivedRemarks(filter: $filter, first: $first, offset: $offset) @skip(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MoneyJobs($filter: RemarkFilter, $first: Int, $offset: Int, $earned: Boolean!) {\n    earned: myRemarks(filter: $filter, first: $first, offset: $offset) @include(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n    spent: receivedRemarks(filter: $filter, first: $first, offset: $offset) @skip(if: $earned) {\n      nodes { ...MoneyJob }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyJob on Remark {\n    id\n    extraOfId\n    state\n    hiredState\n    held { amount currency }\n    offer { id amount { amount currency } }\n    applicant { id fullName }\n    campaign { ...CampaignCard }\n  }\n"): (typeof documents)["\n  fragment MoneyJob on Remark {\n    id\n    extraOfId\n    state\n    hiredState\n    held { amount currency }\n    offer { id amount { amount currency } }\n    applicant { id fullName }\n    campaign { ...CampaignCard }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UseCard on WorkUse {\n    id\n    channels\n    countries\n    beginsAt\n    endsAt\n    isOver\n    isRenewed\n    remark {\n      id\n      extraOfId\n      mySide\n      nextSteps { action allowed }\n      applicant { id fullName }\n      campaign {\n        id\n        type\n        title\n        owner { id fullName }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment UseCard on WorkUse {\n    id\n    channels\n    countries\n    beginsAt\n    endsAt\n    isOver\n    isRenewed\n    remark {\n      id\n      extraOfId\n      mySide\n      nextSteps { action allowed }\n      applicant { id fullName }\n      campaign {\n        id\n        type\n        title\n        owner { id fullName }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkUses($first: Int, $offset: Int) {\n    myWorkUses(first: $first, offset: $offset) {\n      nodes { id ...UseCard }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query WorkUses($first: Int, $offset: Int) {\n    myWorkUses(first: $first, offset: $offset) {\n      nodes { id ...UseCard }\n      totalCount\n    }\n  }\n"];
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
export function graphql(source: "\n  query SavedInfluencers($list: ID!, $first: Int, $offset: Int) {\n    influencers(filter: { savedListId: $list }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n"): (typeof documents)["\n  query SavedInfluencers($list: ID!, $first: Int, $offset: Int) {\n    influencers(filter: { savedListId: $list }, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...InfluencerCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameSavedList($input: RenameSavedListInput!) {\n    renameSavedList(input: $input) { savedList { id name } }\n  }\n"): (typeof documents)["\n  mutation RenameSavedList($input: RenameSavedListInput!) {\n    renameSavedList(input: $input) { savedList { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedList($input: DeleteSavedListInput!) {\n    deleteSavedList(input: $input) { deletedSavedListId }\n  }\n"): (typeof documents)["\n  mutation DeleteSavedList($input: DeleteSavedListInput!) {\n    deleteSavedList(input: $input) { deletedSavedListId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenCampaigns {\n    myCampaigns(filter: { states: [OPEN] }, first: 100) {\n      nodes { id type title }\n    }\n  }\n"): (typeof documents)["\n  query OpenCampaigns {\n    myCampaigns(filter: { states: [OPEN] }, first: 100) {\n      nodes { id type title }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    isStaff\n    city\n    bio\n    interests\n    languages\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    reputation {\n      ...Figures\n      reviewsByStars { stars count }\n    }\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { amount currency }\n    facebookPrice { amount currency }\n    formatPrices { platform format note price { amount currency } }\n    paidAdsPrice { amount currency }\n    priceFrom { amount currency }\n    savedListIds\n    engagement\n    verified\n    avatar { id tiny small }\n  }\n"): (typeof documents)["\n  fragment PersonDetails on Profile {\n    id\n    username\n    first\n    last\n    fullName\n    isStaff\n    city\n    bio\n    interests\n    languages\n    followers\n    followersSource\n    followersUnverified\n    followersAt\n    reputation {\n      ...Figures\n      reviewsByStars { stars count }\n    }\n    ...InstagramPosts\n    totalPosts\n    instagramUsername\n    online\n    lastSeenAt\n    country { code name }\n    instagramPrice { amount currency }\n    facebookPrice { amount currency }\n    formatPrices { platform format note price { amount currency } }\n    paidAdsPrice { amount currency }\n    priceFrom { amount currency }\n    savedListIds\n    engagement\n    verified\n    avatar { id tiny small }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportPerson($input: ReportPersonInput!) {\n    reportPerson(input: $input) { reportId }\n  }\n"): (typeof documents)["\n  mutation ReportPerson($input: ReportPersonInput!) {\n    reportPerson(input: $input) { reportId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonAudience($id: ID!) {\n    profile(id: $id) {\n      id\n      audience {\n        ages { network takenAt shares { age gender percent followers } }\n        countries { network takenAt shares { country percent followers } }\n        cities { network takenAt shares { city percent followers } }\n        growth { network takenAt points { takenAt followers jump } }\n        engagement { network takenAt formats { format posts percent } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PersonAudience($id: ID!) {\n    profile(id: $id) {\n      id\n      audience {\n        ages { network takenAt shares { age gender percent followers } }\n        countries { network takenAt shares { country percent followers } }\n        cities { network takenAt shares { city percent followers } }\n        growth { network takenAt points { takenAt followers jump } }\n        engagement { network takenAt formats { format posts percent } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    isStaff\n    verified\n    followers\n    followersUnverified\n    engagement\n    interests\n    city\n    reputation { isNew jobsDone rating reviewCount }\n    online\n    lastSeenAt\n    country { code name }\n    priceFrom { amount currency }\n    avatar { id tiny small medium }\n    works { pictureUrl }\n    savedListIds\n  }\n"): (typeof documents)["\n  fragment InfluencerCard on Profile {\n    id\n    username\n    fullName\n    isStaff\n    verified\n    followers\n    followersUnverified\n    engagement\n    interests\n    city\n    reputation { isNew jobsDone rating reviewCount }\n    online\n    lastSeenAt\n    country { code name }\n    priceFrom { amount currency }\n    avatar { id tiny small medium }\n    works { pictureUrl }\n    savedListIds\n  }\n"];
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
export function graphql(source: "\n  query ProfileReviews($profileId: ID!, $first: Int, $offset: Int) {\n    profileReviews(profileId: $profileId, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ReviewedJobCard }\n    }\n  }\n"): (typeof documents)["\n  query ProfileReviews($profileId: ID!, $first: Int, $offset: Int) {\n    profileReviews(profileId: $profileId, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ReviewedJobCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewedJobCard on JobReview {\n    ...JobReviewEntry\n    campaignTitle\n    campaignCover { id small medium }\n  }\n"): (typeof documents)["\n  fragment ReviewedJobCard on JobReview {\n    ...JobReviewEntry\n    campaignTitle\n    campaignCover { id small medium }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    lastOperation\n    revokedAt\n    isActive\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n"): (typeof documents)["\n  fragment OwnAccessToken on AccessToken {\n    id\n    name\n    start\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    lastOperation\n    revokedAt\n    isActive\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n    createAccessToken(input: $input) {\n      secret\n      token { ...OwnAccessToken }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) { accessToken { ...OwnAccessToken } }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n    revokeAccessToken(input: $input) { accessToken { ...OwnAccessToken } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n"): (typeof documents)["\n  query BankProvider {\n    clientConfig { paymentPublishableKey paymentLocalBase }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBankAccount($input: SaveBankAccountInput!) {\n    saveBankAccount(input: $input) { account { ...OwnBankAccount } }\n  }\n"): (typeof documents)["\n  mutation SaveBankAccount($input: SaveBankAccountInput!) {\n    saveBankAccount(input: $input) { account { ...OwnBankAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePaymentMethod($input: RemovePaymentMethodInput!) {\n    removePaymentMethod(input: $input) { removedPaymentMethodId }\n  }\n"): (typeof documents)["\n  mutation RemovePaymentMethod($input: RemovePaymentMethodInput!) {\n    removePaymentMethod(input: $input) { removedPaymentMethodId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { account { id } }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) { account { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectApp($input: DisconnectAppInput!) {\n    disconnectApp(input: $input) { disconnectedAppId }\n  }\n"): (typeof documents)["\n  mutation DisconnectApp($input: DisconnectAppInput!) {\n    disconnectApp(input: $input) { disconnectedAppId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnApp on OAuthApp {\n    id\n    clientId\n    name\n    website\n    redirectUris\n    isConfidential\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n"): (typeof documents)["\n  fragment OwnApp on OAuthApp {\n    id\n    clientId\n    name\n    website\n    redirectUris\n    isConfidential\n    deprecatedFieldsUsed { ...DeprecatedUse }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnApps {\n    oauthApps(first: 100) {\n      nodes { ...OwnApp }\n    }\n  }\n"): (typeof documents)["\n  query OwnApps {\n    oauthApps(first: 100) {\n      nodes { ...OwnApp }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOwnApp($input: CreateOAuthAppInput!) {\n    createOAuthApp(input: $input) {\n      secret\n      app { ...OwnApp }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateOwnApp($input: CreateOAuthAppInput!) {\n    createOAuthApp(input: $input) {\n      secret\n      app { ...OwnApp }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOwnApp($input: UpdateOAuthAppInput!) {\n    updateOAuthApp(input: $input) { app { ...OwnApp } }\n  }\n"): (typeof documents)["\n  mutation UpdateOwnApp($input: UpdateOAuthAppInput!) {\n    updateOAuthApp(input: $input) { app { ...OwnApp } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOwnApp($input: DeleteOAuthAppInput!) {\n    deleteOAuthApp(input: $input) { deletedAppId }\n  }\n"): (typeof documents)["\n  mutation DeleteOwnApp($input: DeleteOAuthAppInput!) {\n    deleteOAuthApp(input: $input) { deletedAppId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n"): (typeof documents)["\n  query OpenJobs {\n    openJobs(first: 100) {\n      nodes { remarkId campaignId campaignTitle isOwner }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportMyData($input: ExportMyDataInput!) {\n    exportMyData(input: $input) { dataExport { url expiresAt } }\n  }\n"): (typeof documents)["\n  mutation ExportMyData($input: ExportMyDataInput!) {\n    exportMyData(input: $input) { dataExport { url expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) { closedAccountId }\n  }\n"): (typeof documents)["\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) { closedAccountId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InterestChoices {\n    categories { id name }\n  }\n"): (typeof documents)["\n  query InterestChoices {\n    categories { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      languages\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { amount currency }\n      facebookPrice { amount currency }\n      formatPrices { platform format note price { amount currency } }\n      paidAdsPrice { amount currency }\n      avatar { id tiny small }\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileFormAccount on Account {\n    id\n    email\n    dateOfBirth\n    gender\n    phonePrefix\n    mobile\n    missingForApplying\n    profile {\n      id\n      username\n      first\n      last\n      fullName\n      city\n      bio\n      interests\n      languages\n      followers\n      followersSource\n      totalPosts\n      instagramUsername\n      facebookUsername\n      followersUnverified\n      followersAt\n      ...InstagramPosts\n      country { code name }\n      instagramPrice { amount currency }\n      facebookPrice { amount currency }\n      formatPrices { platform format note price { amount currency } }\n      paidAdsPrice { amount currency }\n      avatar { id tiny small }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n"): (typeof documents)["\n  query ProfileForm {\n    me { ...ProfileFormAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) { account { ...ProfileFormAccount } }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) { account { ...ProfileFormAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowers($input: SetFollowersInput!) {\n    setFollowers(input: $input) { account { ...ProfileFormAccount } }\n  }\n"): (typeof documents)["\n  mutation SetFollowers($input: SetFollowersInput!) {\n    setFollowers(input: $input) { account { ...ProfileFormAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshInstagram {\n    refreshInstagram { account { ...ProfileFormAccount } }\n  }\n"): (typeof documents)["\n  mutation RefreshInstagram {\n    refreshInstagram { account { ...ProfileFormAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInterests($input: SetInterestsInput!) {\n    setInterests(input: $input) {\n      account {\n        id\n        profile { id interests }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetInterests($input: SetInterestsInput!) {\n    setInterests(input: $input) {\n      account {\n        id\n        profile { id interests }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      account {\n        id\n        profile {\n          id\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      account {\n        id\n        profile {\n          id\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnAccountLook on AccountLook {\n    id\n    role\n    cause\n    createdAt\n  }\n"): (typeof documents)["\n  fragment OwnAccountLook on AccountLook {\n    id\n    role\n    cause\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnSecondFactors on SecondFactors {\n    passkeys { id name createdAt lastUsedAt }\n    authenticatorAppSince\n    recoveryCodesLeft\n    isRequired\n    isShown\n  }\n"): (typeof documents)["\n  fragment OwnSecondFactors on SecondFactors {\n    passkeys { id name createdAt lastUsedAt }\n    authenticatorAppSince\n    recoveryCodesLeft\n    isRequired\n    isShown\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskey {\n    startPasskey { passkeyOptions }\n  }\n"): (typeof documents)["\n  mutation StartPasskey {\n    startPasskey { passkeyOptions }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) { recoveryCodes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) { secondFactors { passkeys { id name } } }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) { secondFactors { passkeys { id name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) { secondFactors { recoveryCodesLeft } }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) { secondFactors { recoveryCodesLeft } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAuthenticatorApp {\n    startAuthenticatorApp { key uri qrCode }\n  }\n"): (typeof documents)["\n  mutation StartAuthenticatorApp {\n    startAuthenticatorApp { key uri qrCode }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAuthenticatorApp($input: ConfirmAuthenticatorAppInput!) {\n    confirmAuthenticatorApp(input: $input) { recoveryCodes }\n  }\n"): (typeof documents)["\n  mutation ConfirmAuthenticatorApp($input: ConfirmAuthenticatorAppInput!) {\n    confirmAuthenticatorApp(input: $input) { recoveryCodes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAuthenticatorApp {\n    removeAuthenticatorApp { secondFactors { recoveryCodesLeft } }\n  }\n"): (typeof documents)["\n  mutation RemoveAuthenticatorApp {\n    removeAuthenticatorApp { secondFactors { recoveryCodesLeft } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes { recoveryCodes }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes { recoveryCodes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      payableAt\n      needs { kind problem reason }\n      needsDueAt\n      inReview\n    }\n    spareBankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      payableAt\n    }\n  }\n"): (typeof documents)["\n  fragment OwnBankAccount on Account {\n    id\n    bankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      swiftCode\n      routingNumber\n      bankAddress\n      currency\n      payoutsEnabled\n      payableAt\n      needs { kind problem reason }\n      needsDueAt\n      inReview\n    }\n    spareBankAccount {\n      id\n      accountType\n      bankName\n      last4\n      accountHolderName\n      payableAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      email\n      emailVerified\n      pendingEmail\n      mailNotifications\n      mutedNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    devicePush { publicKey isOn deviceCount }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 100) {\n      nodes { ...SavedCard }\n    }\n    mySessions(first: 100) {\n      nodes { id device network countryCode createdAt lastUsedAt isCurrent }\n    }\n    secondFactors { ...OwnSecondFactors }\n    accountLooks { ...OwnAccountLook }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n    connectedApps(first: 100) {\n      nodes { id name website scopes createdAt lastUsedAt lastOperation }\n    }\n  }\n"): (typeof documents)["\n  query SettingsTab {\n    me {\n      ...OwnBankAccount\n      email\n      emailVerified\n      pendingEmail\n      mailNotifications\n      mutedNotifications\n      hasPlace\n      dateOfBirth\n      profile {\n        id\n        fullName\n        city\n        country { code name }\n      }\n    }\n    devicePush { publicKey isOn deviceCount }\n    clientConfig { paymentPublishableKey paymentLocalBase }\n    savedPaymentMethods(first: 100) {\n      nodes { ...SavedCard }\n    }\n    mySessions(first: 100) {\n      nodes { id device network countryCode createdAt lastUsedAt isCurrent }\n    }\n    secondFactors { ...OwnSecondFactors }\n    accountLooks { ...OwnAccountLook }\n    accessTokens(first: 100) {\n      nodes { ...OwnAccessToken }\n    }\n    connectedApps(first: 100) {\n      nodes { id name website scopes createdAt lastUsedAt lastOperation }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayoutStanding {\n    me { ...OwnBankAccount }\n  }\n"): (typeof documents)["\n  query PayoutStanding {\n    me { ...OwnBankAccount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBankAccount {\n    deleteBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n"): (typeof documents)["\n  mutation DeleteBankAccount {\n    deleteBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseSpareBankAccount {\n    useSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n"): (typeof documents)["\n  mutation UseSpareBankAccount {\n    useSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSpareBankAccount {\n    deleteSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n"): (typeof documents)["\n  mutation DeleteSpareBankAccount {\n    deleteSpareBankAccount(input: {}) { account { ...OwnBankAccount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) { account { id pendingEmail } }\n  }\n"): (typeof documents)["\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) { account { id pendingEmail } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawEmailChange {\n    withdrawEmailChange { account { id pendingEmail } }\n  }\n"): (typeof documents)["\n  mutation WithdrawEmailChange {\n    withdrawEmailChange { account { id pendingEmail } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMailNotifications($input: SetMailNotificationsInput!) {\n    setMailNotifications(input: $input) { account { id mailNotifications } }\n  }\n"): (typeof documents)["\n  mutation SetMailNotifications($input: SetMailNotificationsInput!) {\n    setMailNotifications(input: $input) { account { id mailNotifications } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMutedNotifications($input: SetMutedNotificationsInput!) {\n    setMutedNotifications(input: $input) { account { id mutedNotifications } }\n  }\n"): (typeof documents)["\n  mutation SetMutedNotifications($input: SetMutedNotificationsInput!) {\n    setMutedNotifications(input: $input) { account { id mutedNotifications } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnDevicePushOn($input: TurnDevicePushOnInput!) {\n    turnDevicePushOn(input: $input) { devicePush { isOn deviceCount } }\n  }\n"): (typeof documents)["\n  mutation TurnDevicePushOn($input: TurnDevicePushOnInput!) {\n    turnDevicePushOn(input: $input) { devicePush { isOn deviceCount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnDevicePushOff {\n    turnDevicePushOff { devicePush { isOn deviceCount } }\n  }\n"): (typeof documents)["\n  mutation TurnDevicePushOff {\n    turnDevicePushOff { devicePush { isOn deviceCount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n"): (typeof documents)["\n  mutation SetPlace($input: SetPlaceInput!) {\n    setPlace(input: $input) { account { id hasPlace } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($input: RevokeSessionInput!) {\n    revokeSession(input: $input) { revokedSessionId }\n  }\n"): (typeof documents)["\n  mutation RevokeSession($input: RevokeSessionInput!) {\n    revokeSession(input: $input) { revokedSessionId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions { revokedCount }\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessions {\n    revokeOtherSessions { revokedCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    pausedBecause\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n"): (typeof documents)["\n  fragment WebhookRow on Webhook {\n    id\n    url\n    events\n    state\n    pausedBecause\n    createdAt\n    oldSecretUntil\n    failingSince\n  }\n"];
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
export function graphql(source: "\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { webhook { ...WebhookRow } }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) { webhook { ...WebhookRow } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($input: DeleteWebhookInput!) {\n    deleteWebhook(input: $input) { deletedWebhookId }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($input: DeleteWebhookInput!) {\n    deleteWebhook(input: $input) { deletedWebhookId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n    rotateWebhookSecret(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n    rotateWebhookSecret(input: $input) {\n      secret\n      webhook { ...WebhookRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id createdAt durationMs status answer failure }\n  }\n"): (typeof documents)["\n  fragment DeliveryRow on WebhookDelivery {\n    id\n    eventId\n    event\n    state\n    body\n    createdAt\n    nextTryAt\n    attempts { id createdAt durationMs status answer failure }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $offset: Int) {\n    webhooks {\n      nodes { id state failingSince }\n    }\n    webhookDeliveries(webhookId: $webhookId, first: $first, offset: $offset) {\n      nodes { ...DeliveryRow }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestEvent($input: SendTestEventInput!) {\n    sendTestEvent(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n"): (typeof documents)["\n  mutation SendTestEvent($input: SendTestEventInput!) {\n    sendTestEvent(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {\n    replayWebhookDelivery(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n"): (typeof documents)["\n  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {\n    replayWebhookDelivery(input: $input) { webhookDelivery { ...DeliveryRow } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeprecatedUse on DeprecatedUse { field replacement removedOn lastUsedAt }\n"): (typeof documents)["\n  fragment DeprecatedUse on DeprecatedUse { field replacement removedOn lastUsedAt }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { amount currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName isStaff }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n"): (typeof documents)["\n  query Checkout($productId: ID!, $quantity: Int!) {\n    checkoutSetup(productId: $productId, quantity: $quantity) {\n      total { amount currency }\n      product {\n        id\n        title\n        stockCount\n        cover { id small medium }\n        seller { id fullName isStaff }\n      }\n      cash { allowed code params reason }\n      card { allowed code params reason }\n      lastDelivery { recipient phone line1 line2 postalCode }\n    }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n    me {\n      id\n      mobile\n      profile { id first last }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) { order { ...OrderFields } }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) { order { ...OrderFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard state }\n    }\n  }\n"): (typeof documents)["\n  query MyProducts($first: Int, $offset: Int) {\n    myProducts(first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard state }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShipOrder($input: ShipOrderInput!) {\n    shipOrder(input: $input) { order { ...OrderFields } }\n  }\n"): (typeof documents)["\n  mutation ShipOrder($input: ShipOrderInput!) {\n    shipOrder(input: $input) { order { ...OrderFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {\n    confirmDelivery(input: $input) { order { ...OrderFields } }\n  }\n"): (typeof documents)["\n  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {\n    confirmDelivery(input: $input) { order { ...OrderFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { order { ...OrderFields } }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) { order { ...OrderFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) { order { ...OrderFields } }\n  }\n"): (typeof documents)["\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) { order { ...OrderFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewProduct($input: ReviewProductInput!) {\n    reviewProduct(input: $input) { order { ...OrderFields } }\n  }\n"): (typeof documents)["\n  mutation ReviewProduct($input: ReviewProductInput!) {\n    reviewProduct(input: $input) { order { ...OrderFields } }\n  }\n"];
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
export function graphql(source: "\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      price { amount currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        isStaff\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductDetail($id: ID!) {\n    product(id: $id) {\n      id\n      title\n      description\n      excerpt\n      rating { average count }\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      price { amount currency }\n      categories { id name slug }\n      pictures { id small medium large }\n      seller {\n        id\n        fullName\n        isStaff\n        city\n        country { code name }\n        avatar { id tiny small }\n      }\n      permissions {\n        buy { allowed code params reason }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          isStaff\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {\n    productReviews(productId: $productId, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        rating\n        text\n        createdAt\n        author {\n          id\n          fullName\n          isStaff\n          avatar { id tiny small }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProductHidden($input: SetProductHiddenInput!) {\n    setProductHidden(input: $input) { product { id state } }\n  }\n"): (typeof documents)["\n  mutation SetProductHidden($input: SetProductHiddenInput!) {\n    setProductHidden(input: $input) { product { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n"): (typeof documents)["\n  query EditedProduct($id: ID!, $isNew: Boolean!) {\n    product(id: $id) @skip(if: $isNew) {\n      id\n      title\n      description\n      discountPercent\n      stockCount\n      state\n      deactivatedReason\n      isMine\n      amount { amount currency }\n      categories { id slug }\n      pictures { id tiny small medium large }\n    }\n    categories { id name slug }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) { product { ...ProductCard state } }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) { product { ...ProductCard state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) { product { ...ProductCard state } }\n  }\n"): (typeof documents)["\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) { product { ...ProductCard state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n"): (typeof documents)["\n  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {\n    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n      totalCount\n      nodes { ...ProductCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { amount currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    createdAt\n    picture { id small medium }\n    product { id }\n    total { amount currency }\n    buyer { id fullName isStaff }\n    seller { id fullName isStaff }\n    delivery { recipient phone line1 line2 postalCode }\n    payNow { state code }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n"): (typeof documents)["\n  fragment OrderFields on Order {\n    id\n    state\n    method\n    title\n    quantity\n    mySide\n    isHeld\n    held { amount currency }\n    isPaidOut\n    isChargedBack\n    chargebackAfterPayout\n    problem\n    endReason\n    tracking\n    dueAt\n    createdAt\n    picture { id small medium }\n    product { id }\n    total { amount currency }\n    buyer { id fullName isStaff }\n    seller { id fullName isStaff }\n    delivery { recipient phone line1 line2 postalCode }\n    payNow { state code }\n    review { id rating text }\n    nextSteps {\n      action\n      permission { allowed code params reason }\n    }\n    mayReview { allowed }\n    timeline { action state by at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n  }\n"): (typeof documents)["\n  query OrderPage($id: ID!) {\n    order(id: $id) { ...OrderFields }\n    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }\n    savedPaymentMethods(first: 20) {\n      nodes { ...SavedCard }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n"): (typeof documents)["\n  subscription OrderChanged($orderId: ID) {\n    orderChanged(orderId: $orderId) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayForOrder($input: PayForOrderInput!) {\n    payForOrder(input: $input) {\n      state\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n"): (typeof documents)["\n  mutation PayForOrder($input: PayForOrderInput!) {\n    payForOrder(input: $input) {\n      state\n      clientSecret\n      order { ...OrderFields }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;